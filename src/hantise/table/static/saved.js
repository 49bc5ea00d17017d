// A saved game: all positions stand in the page. Each is what differs from the one before, by whose eyes it is seen.
import { morph } from './morph.js'
import { measure, move, pace } from './motion.js'

const $ = id => document.getElementById(id)
const packed = Uint8Array.from(atob($('data').textContent), c => c.charCodeAt(0))
const { pool, picks, eyes } = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json()
const REGIONS = ['board', 'hand', 'seats', 'aid']
const REST = 1100          // ms between two moves while it plays
let n = 0, eye = 0, timer = 0

// The pieces of a region after n moves.
function pieces(n, region) {
  const found = []
  for (let i = 0; i <= n; i++) {
    const [first, gone, ...fresh] = eyes[eye].at[i][1 + region]
    if (first !== undefined) found.splice(first, gone, ...fresh)
  }
  return found
}

function show() {
  const was = measure()
  REGIONS.forEach((name, k) => {
    const there = document.createElement('template')
    there.innerHTML = pieces(n, k).map(i => pool[i]).join('')
    const fresh = there.content.getElementById(name)
    if (fresh) morph($(name), fresh)
  })
  const last = new Set(($('lately')?.dataset.words || '').split(' '))
  for (const e of document.querySelectorAll('#board [data-at]')) e.toggleAttribute('data-last', last.has(e.dataset.at))
  $('say').textContent = pool[eyes[eye].at[n][0]]
  $('at').value = n
  $('when').textContent = `${n} / ${picks}`
  for (const button of document.querySelectorAll('#bar [data-do]')) button.disabled = /first|back/.test(button.dataset.do) ? !n : n === picks && button.dataset.do !== 'play'
  mark()
  if (pace()) move(was)
}

// The line of the log that led here.
function mark() {
  const all = [...$('lines').children], led = all.find(line => +line.firstChild.dataset.v <= n)
  for (const line of all) line === led ? line.firstChild.setAttribute('aria-current', 'step') : line.firstChild.removeAttribute('aria-current')
  const box = led?.closest('.scroll')
  if (box) box.scrollTop += led.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3
}

function log() {
  $('lines').replaceChildren(...eyes[eye].lines.map(([at, text, seat]) => {
    const line = document.createElement('li'), button = document.createElement('button')
    Object.assign(button, { type: 'button', className: seat < 0 ? 'line' : `line of-${seat}`, textContent: text })
    button.dataset.v = at
    line.append(button)
    return line
  }).reverse())
}

function to(wanted) {
  n = Math.max(0, Math.min(picks, wanted))
  history.replaceState(null, '', `#move-${n}`)
  show()
}

function stop() { clearInterval(timer); timer = 0; named() }
function named() {
  const button = document.querySelector('[data-do=play]')
  button.name ||= button.getAttribute('aria-label')
  button.setAttribute('aria-label', timer ? button.dataset.stop : button.name)
  button.querySelector('use').setAttribute('href', timer ? '#i-stop' : '#i-play')
}

const deeds = {
  first() { stop(); to(0) },
  back() { stop(); to(n - 1) },
  on() { stop(); to(n + 1) },
  live() { stop(); to(picks) },
  play() {
    if (timer) { stop(); return }
    if (n === picks) to(0)
    timer = setInterval(() => n < picks ? to(n + 1) : stop(), REST)
    named()
  },
}

document.addEventListener('click', ({ target }) => {
  const e = target.closest('[data-do],[data-v]')
  if (e?.dataset.v !== undefined) { stop(); to(+e.dataset.v) }
  else if (e) deeds[e.dataset.do]?.()
})
document.addEventListener('keydown', event => {
  if (/^(INPUT|SELECT|SUMMARY)$/.test(event.target.nodeName) || event.ctrlKey || event.metaKey || event.altKey) return
  const deed = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'live', p: 'play', P: 'play' }[event.key]
  if (deed) { deeds[deed](); event.preventDefault() }
})
$('at').addEventListener('input', () => { stop(); to(+$('at').value) })
$('eyes').addEventListener('change', () => { eye = +$('eyes').value; log(); show() })
addEventListener('hashchange', () => to(+location.hash.slice(6) || 0))

$('at').max = picks
$('eyes').replaceChildren(...eyes.map(({ name }, k) => new Option(name, k)))
$('eyes').closest('label').hidden = eyes.length < 2
log()
to(+location.hash.slice(6) || 0)
