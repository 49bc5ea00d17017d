// The talk of a table: forms that are sent without leaving the page, when a line was said, and how many one has not read. The lines
// themselves come as parts of the page, as everything does. Without this script the same forms serve.
const $ = id => document.getElementById(id)
const LIVE = document.getElementById('table').dataset.live
const KEY = 'read:' + LIVE

let read = stored()        // the number of the last line that was on the screen
let seen = false           // is the talk on the screen?

function stored() { try { return +(sessionStorage.getItem(KEY) ?? -1) } catch { return -1 } }
const number = line => +line.id.slice(2)

function times() {
  const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
  for (const e of document.querySelectorAll('time[data-at-time]:empty')) {
    const when = new Date(1000 * e.dataset.atTime)
    e.dateTime = when.toISOString()
    e.textContent = clock.format(when)
  }
}

function look() {
  const talk = $('talk'), said = $('said'), button = $('to-talk')
  if (!talk || !button) return                     // the table was cleared for somebody else
  button.hidden = !said || !(said.children.length || $('talk-text') || $('talk-name'))
  if (!said) return
  times()
  const lines = [...said.children], last = lines.at(-1)
  if (seen && last && !document.hidden && number(last) > read) {
    read = number(last)
    try { sessionStorage.setItem(KEY, read) } catch { /* a reload then counts them again */ }
  }
  const n = lines.filter(line => number(line) > read && !line.classList.contains('own')).length
  const text = n ? String(n) : '', label = n ? $('unread').dataset.label.replace('#', n) : ''
  if (button.lastElementChild.textContent !== text) button.lastElementChild.textContent = text
  button.setAttribute('aria-label', label || talk.getAttribute('aria-label'))
  if ($('unread').textContent !== label) $('unread').textContent = label
}

// The newest line is the lowest: in sight, unless one reads further up.
let below = true
function follow() { if (below && $('saying')) $('saying').scrollTop = $('saying').scrollHeight }
document.addEventListener('scroll', ({ target }) => {
  if (target.id === 'saying') below = target.scrollHeight - target.scrollTop - target.clientHeight < 24
}, true)

document.addEventListener('submit', async event => {
  const form = event.target, by = event.submitter
  if (form.dataset.talk === undefined) return
  event.preventDefault()
  const fields = new URLSearchParams(new FormData(form, by))
  for (const button of form.querySelectorAll('button')) button.disabled = true
  let why = ''
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' })
    if (answer.type !== 'opaqueredirect') {
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      why = page.querySelector('.error')?.textContent || document.getElementById('table').dataset.failed
    }
  } catch { why = document.getElementById('table').dataset.failed }
  for (const button of form.querySelectorAll('button')) button.disabled = false
  if (why) $('note').textContent = why
  else if (form.elements.text) { form.elements.text.value = ''; below = true; form.elements.text.focus() }
})

document.addEventListener('click', event => {
  if (!event.target.closest('#to-talk')) return
  $('talk').scrollIntoView({ block: 'center' })
  if (matchMedia('(pointer: fine)').matches) ($('talk-text') || $('saying')).focus({ preventScroll: true })
})

const watch = new IntersectionObserver(found => { seen = found.at(-1).isIntersecting; look() }, { threshold: .3 })
let watched = null
function attend() {
  if ($('said') !== watched) { watch.disconnect(); watched = $('said'); if (watched) watch.observe(watched); else seen = false }
  look()
  follow()
}
// Only lines that come or go, not what is written here.
if ($('talk')) new MutationObserver(found => { if (found.some(m => m.target.id === 'said' || m.target.id === 'talk')) attend() }).observe($('talk'), { childList: true, subtree: true })
document.addEventListener('visibilitychange', look)
attend()
