// The table in words: what lies on it, line by line, for who does not see the drawing or would rather read. The lines are what the drawing
// says of itself (names of things, text that stands in it), so that nothing is in one that is not in the other. Picks are the buttons of
// the choices, which are all shown meanwhile.
const $ = id => document.getElementById(id)
const KEY = 'words'

export const inWords = () => 'words' in $('table').dataset

function stored() { try { return localStorage.getItem(KEY) === 'yes' } catch { return false } }

// Begins or ends; true: in words now.
export function turnWords(wanted = !inWords()) {
  $('table').toggleAttribute('data-words', wanted)
  $('words').hidden = !wanted
  try { wanted ? localStorage.setItem(KEY, 'yes') : localStorage.removeItem(KEY) } catch { /* it holds for this page then */ }
  tell()
  return wanted
}

// The tip says more than the name, and mostly begins with it.
function said(e) {
  const name = e.getAttribute('aria-label') || '', tip = e.dataset.tip || ''
  return tip.startsWith(name) ? tip : tip ? `${name}${/[.!?…]$/.test(name) ? '' : '.'} ${tip}` : name
}

function* lines(e) {
  if (e.getAttribute('aria-hidden') === 'true' || e.hidden) return
  if (['text', 'desc', 'TD'].includes(e.nodeName)) yield { text: e.textContent.trim() }
  else if ((e.hasAttribute('aria-label') || e.dataset.tip) && !e.matches('section,nav,.board')) {
    yield { text: said(e), idle: e.classList.contains('idle') }
    if (e.getAttribute('role') !== 'button') return
    for (const inside of e.querySelectorAll('[data-tip]')) yield { text: said(inside) }       // a card on a place
  } else for (const child of e.children) yield* lines(child)
}

const item = text => { const li = document.createElement('li'); li.textContent = text; return li }

// After every new picture. What nothing lies on comes last, behind a line that opens.
export function tell() {
  if (!inWords()) return
  const found = [...lines($('board')), ...lines($('hand'))].filter(line => line.text)
  const list = found.filter(line => !line.idle).map(line => item(line.text)), idle = found.filter(line => line.idle).map(line => item(line.text))
  const [all, rest] = $('words').querySelectorAll('ul')
  all.replaceChildren(...list)
  rest.replaceChildren(...idle)
  rest.parentNode.hidden = !idle.length
}

if (stored()) turnWords(true)
