// The page where a deck is built: numbers that count along, limits that say whether they are kept, and an address that always
// holds the deck, so that it may be sent on. The limits stand in the page; the server looks at them again.
import '../speech.js'

const form = document.getElementById('deck-form'), share = document.getElementById('share'), copy = document.getElementById('copy')
const cards = [...form.querySelectorAll('[data-card]')].map(li => ({ li, field: li.querySelector('input'), of: li.dataset.of, name: li.dataset.card }))

const number = field => Math.min(+field.max, Math.max(0, Math.trunc(+field.value) || 0))

function tally() {
  const n = { all: 0, hero: 0, monster: 0, neutral: 0 }
  for (const { li, field, of } of cards) {
    const here = number(field)
    n.all += here
    n[of] += here
    li.classList.toggle('in', here > 0)
    for (const b of li.querySelectorAll('[data-step]')) b.disabled = +b.dataset.step < 0 ? here === 0 : here === +field.max
  }
  for (const out of form.querySelectorAll('[data-tally]')) out.textContent = n[out.dataset.tally]
  for (const limit of form.querySelectorAll('[data-limit]')) {
    const { of, least, most } = limit.dataset, kept = n[of] >= +least && n[of] <= +most
    limit.className = kept ? 'kept' : 'broken'
  }
  address()
}

function address() {
  const deck = cards.filter(c => number(c.field)).map(c => c.name + (number(c.field) > 1 ? '*' + number(c.field) : '')).join(',')
  const name = form.elements.name.value.trim(), table = form.elements.table?.value
  const words = [deck && 'deck=' + deck, name && 'name=' + encodeURIComponent(name)].filter(Boolean)
  share.value = location.origin + form.dataset.page + (words.length ? '?' + words.join('&') : '')
  if (table) words.push('table=' + table)
  history.replaceState(null, '', form.dataset.page + (words.length ? '?' + words.join('&') : ''))
}

form.addEventListener('click', event => {
  const step = event.target.closest('[data-step]')
  if (!step) return
  const field = step.parentNode.querySelector('input')
  field.value = Math.min(+field.max, Math.max(0, number(field) + +step.dataset.step))
  tally()
})
form.addEventListener('input', event => { if (event.target.type === 'number' || event.target.name === 'name') tally() })
form.addEventListener('change', event => { if (event.target.type === 'number') { event.target.value = number(event.target); tally() } })
// Enter in a field counts, and sends nothing: the first button of the form would be pressed.
form.addEventListener('keydown', event => { if (event.key === 'Enter' && event.target.nodeName === 'INPUT') { event.preventDefault(); event.target.blur() } })

for (const b of form.querySelectorAll('[data-step]')) b.hidden = false
for (const b of form.querySelectorAll('[data-plain]')) b.hidden = true
copy.hidden = !navigator.clipboard
copy.addEventListener('click', async () => {
  try { await navigator.clipboard.writeText(share.value) } catch { share.select(); return }
  const said = copy.textContent
  copy.textContent = copy.dataset.done
  setTimeout(() => { copy.textContent = said }, 2000)
})
tally()
