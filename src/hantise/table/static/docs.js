// The documentation: a field that searches all pages. What it searches is fetched when the field is first used.
const form = document.querySelector('.seek'), field = form.querySelector('input')
const list = form.querySelector('.found'), told = form.querySelector('[role=status]')
let rows = null

const load = async () => {
  if (rows) return
  rows = []                                                   // asked for once, whatever becomes of it
  const answer = await fetch(form.dataset.index).catch(() => null)
  if (answer?.ok) rows = (await answer.json()).map(row => [...row, row.slice(1).join(' ').toLocaleLowerCase()])
  if (field.value) seek()
}

// A part counts as found when it holds all words; more so when the title or the heading does; a list of pages less than the pages.
function worth(row, words) {
  if (!words.every(word => row[4].includes(word))) return 0
  const title = row[1].toLocaleLowerCase(), head = row[2].toLocaleLowerCase()
  return (/^index\b/.test(row[0]) ? .5 : 1) + words.reduce((sum, word) => sum + (head.includes(word) ? 6 : 0) + (title.includes(word) ? 3 : 0), 0)
}

function shown(row, words) {
  const item = document.createElement('li'), link = document.createElement('a'), head = document.createElement('b'), text = document.createElement('small')
  link.href = form.dataset.up + row[0]
  head.textContent = row[1] === row[2] ? row[1] : `${row[1]} › ${row[2]}`
  const at = Math.max(0, row[3].toLocaleLowerCase().indexOf(words[0]) - 50), part = (at ? '… ' : '') + row[3].slice(at, at + 150)
  const low = part.toLocaleLowerCase(), hit = low.indexOf(words[0])
  if (hit < 0) text.textContent = part
  else {
    const mark = document.createElement('mark')
    mark.textContent = part.slice(hit, hit + words[0].length)
    text.append(part.slice(0, hit), mark, part.slice(hit + words[0].length))
  }
  link.append(head, text)
  item.append(link)
  return item
}

function seek() {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = words.length ? rows.map(row => [worth(row, words), row]).filter(([n]) => n).sort((a, b) => b[0] - a[0]).slice(0, 20) : []
  list.replaceChildren(...found.map(([, row]) => shown(row, words)))
  list.hidden = !found.length
  told.textContent = words.length ? found.length ? String(found.length) : form.dataset.none : ''
}

field.addEventListener('focus', load, { once: true })
field.addEventListener('input', seek)
form.addEventListener('submit', e => { e.preventDefault(); list.querySelector('a')?.click() })
form.addEventListener('keydown', e => {
  const links = [...list.querySelectorAll('a')], at = links.indexOf(document.activeElement)
  if (e.key === 'Escape') { list.hidden = true; field.focus() }
  if (e.key === 'ArrowDown' && links.length) { e.preventDefault(); links[Math.min(at + 1, links.length - 1)].focus() }
  if (e.key === 'ArrowUp' && at >= 0) { e.preventDefault(); (at ? links[at - 1] : field).focus() }
})
document.addEventListener('click', e => { if (!form.contains(e.target)) list.hidden = true })
