// The lens: how large the board is shown in its frame, and which part of it. The board takes the room there is; where what can be picked
// would then be smaller than a finger or a pointer (--least, see table.css) it is larger than the frame, and what can be picked is
// brought in. Where a game's own styles lay its board out, they say `--lens:own`, and only the bringing in is done here.
const $ = id => document.getElementById(id)
const CAN = '#board [data-is=can]'
const EDGE = 6             // px: what sticks out by less is in sight

let other = false          // the person wants the other size: the whole board, or a larger one
let least = Infinity       // the smallest thing that could be picked so far, in units of the picture: what is large stays large
let tall = 0
let layout = ''            // a game may lay its board out otherwise on a narrow page

const own = () => [...document.querySelectorAll('#lens :is(.piece.mine,[data-own])')].at(-1) || document.querySelector('#lens .piece')
const main = document.querySelector('main')
const frame = () => $('lens') || $('board')
const targets = () => [...document.querySelectorAll(CAN)]
const value = (name, box) => parseFloat(getComputedStyle(box).getPropertyValue(name)) || 0
const laid = box => getComputedStyle(box).getPropertyValue('--lens').trim() === 'own'
const inside = (r, b) => r.left > b.left - EDGE && r.right < b.right + EDGE && r.top > b.top - EDGE && r.bottom < b.bottom + EDGE

// Sizes stand in a sheet of their own: regions come and go, and a variable on the table would have every part of it styled anew.
const sheet = new CSSStyleSheet()
sheet.replaceSync('.stage .board{}html:has(>.table){}@media (max-width:900px){.scene{}}')
document.adoptedStyleSheets.push(sheet)
const [board, page, scene] = [sheet.cssRules[0], sheet.cssRules[1], sheet.cssRules[2].cssRules[0]].map(rule => rule.style)

// On a narrow page the first screen is status, board and choices: the board gets what the others leave. Not for every few pixels: it
// would change its size at every question.
function room() {
  const free = innerHeight - $('status').offsetHeight - $('deck').offsetHeight - value('--gaps', main), had = parseFloat(scene.height)
  if (!had || free < had || free > had + 70) scene.height = Math.round(Math.max(240, free)) + 'px'
}

// over: the board is larger than its frame. What stands in the sheet is rounded, so it is no measure of whether anything is another.
let written = ''
function sized(wide, high, over) {
  if (written !== wide + high) Object.assign(board, { width: wide, height: high })
  written = wide + high
  if (main.hasAttribute('data-over') !== over) main.toggleAttribute('data-over', over)
}

// Returns whether the size is another.
export function fit() {
  const box = $('lens'), svg = box?.querySelector('.board')
  if (svg && value('--gaps', box)) room()
  if (!('sized' in main.dataset)) main.dataset.sized = ''
  if (!svg) return false
  if (laid(box)) { sized('', '', false); return false }
  const { width: wide, height: high } = svg.viewBox.baseVal
  const [w, h = 1] = getComputedStyle(svg).aspectRatio.match(/[\d.]+/g)?.map(Number) ?? [wide, high]
  if (layout !== getComputedStyle(svg).aspectRatio) { layout = getComputedStyle(svg).aspectRatio; least = Infinity }
  const now = svg.getBoundingClientRect().width, sides = targets().map(e => e.getBoundingClientRect()).map(r => Math.min(r.width, r.height))
  if (sides.length) least = Math.min(least, Math.min(...sides) * w / now)
  const whole = Math.min(box.clientWidth, box.clientHeight * w / h)
  const read = value('--read', box) * (getComputedStyle(box).getPropertyValue('--read').endsWith('%') ? box.clientWidth / 100 : 1)
  const base = Math.max(whole, read), need = Math.min(8 * whole, value('--least', box) * w / least), wall = box.clientWidth
  const near = Math.max(base, need > wall && need < 1.04 * wall ? wall : need)            // nothing is pushed aside for a hair
  const width = !other ? near : near > 1.1 * whole ? whole : whole * value('--larger', box)
  const fresh = Math.abs(width - svg.getBoundingClientRect().width) > 1
  const over = width > whole + 1
  sized(over ? width + 'px' : '', over ? width * h / w + 'px' : '', over)
  return fresh || box.clientHeight !== tall && (tall = box.clientHeight, true)
}

// The person turns the size; true: the other one.
export function turn() {
  other = !other
  fit()
  seek()
  return other
}

// The whole board is shown though what can be picked is small there: a tap goes near first.
export function nears(place) {
  if (!other || !$('lens')?.contains(place)) return false
  const r = place.getBoundingClientRect()
  if (Math.min(r.width, r.height) > value('--least', $('lens')) - 1) return false
  turn()
  bring(place)
  return true
}

export function bring(place) {
  const box = frame(), b = box.getBoundingClientRect(), p = place.getBoundingClientRect()
  box.scrollBy(p.x + p.width / 2 - b.x - b.width / 2, p.y + p.height / 2 - b.y - b.height / 2)
}

// As much as possible of what can be picked is brought in, and of what is one's own; where no other part of the board shows more of it,
// nothing moves. Whoever reads far below the board is left there.
export function seek() {
  const box = frame()
  if (!box) return
  const b = box.getBoundingClientRect(), can = targets().map(e => e.getBoundingClientRect()), mine = own()?.getBoundingClientRect()
  const all = mine ? [...can, mine] : can, mid = r => [r.x + r.width / 2, r.y + r.height / 2]
  const amid = some => [0, 1].map(k => (Math.min(...some.map(r => mid(r)[k])) + Math.max(...some.map(r => mid(r)[k]))) / 2)
  const worth = x => 2 * can.filter(r => inside(r, x)).length + (mine && inside(mine, x) ? 1 : 0)
  const around = ([x, y]) => ({ left: x - b.width / 2, right: x + b.width / 2, top: y - b.height / 2, bottom: y + b.height / 2 })
  const best = [amid(all), ...can.length ? [amid(can)] : [], ...all.map(mid)].map(at => [worth(around(at)), at]).reduce((a, x) => x[0] > a[0] ? x : a)
  if (all.length && best[0] > worth(b)) box.scrollBy(best[1][0] - b.x - b.width / 2, best[1][1] - b.y - b.height / 2)
  if (can.length && $('deck')) under(box, targets().map(e => e.getBoundingClientRect()))
  count()
}

// On a narrow page status and choices lie over what is scrolled. Between which heights it is seen; null: nothing lies over it.
function between() {
  if (!$('deck') || getComputedStyle($('deck')).position !== 'sticky') return null
  return [$('status').getBoundingClientRect().bottom, $('deck').getBoundingClientRect().top]
}

// Of the frame, what they leave open.
function open(box = frame()) {
  const { left, right, top, bottom } = box.getBoundingClientRect(), [high, low] = between() ?? [top, bottom]
  return { left, right, top: Math.max(top, high), bottom: Math.min(bottom, low) }
}

let padded = ''
function pad(wanted) { if (padded !== wanted) page.scrollPadding = padded = wanted }

// Of what can be picked in the frame as much as may be is brought out from under them; no further than it must be.
function under(box, rects) {
  const [high, low] = between() ?? [], frame = box.getBoundingClientRect(), there = rects.filter(r => inside(r, frame))
  pad(low === undefined ? '' : `${$('status').offsetHeight}px 0 ${$('deck').offsetHeight}px`)
  if (low === undefined || frame.bottom < high) return
  const seen = by => there.filter(r => r.top - by > high - EDGE && r.bottom - by < low + EDGE).length
  const last = document.documentElement.scrollHeight - innerHeight, ways = there.flatMap(r => [r.top - high, r.bottom - low])
  const by = ways.map(y => Math.max(-scrollY, Math.min(last - scrollY, y))).reduce((a, b) => (seen(b) - seen(a) || Math.abs(a) - Math.abs(b)) > 0 ? b : a, 0)
  if (by) scrollBy(0, by)
}

// The choices have grown over the board.
export function grown() {
  const rects = targets().map(e => e.getBoundingClientRect())
  if (rects.length && frame()) under(frame(), rects)
}

// What can be picked and is not in sight is counted on a button, which leads from one to the next: once a frame, whatever has changed.
const beyond = () => { const b = open(); return targets().filter(e => !inside(e.getBoundingClientRect(), b)) }
let led = null, counting = 0

export function count() { counting ||= requestAnimationFrame(counted) }

function counted() {
  counting = 0
  const button = $('elsewhere'), n = button ? beyond().length : 0
  if (!button) return
  button.hidden = !n || laid(frame())              // where a game lays its board out it has ways of its own
  button.firstElementChild.textContent = '+' + n
  button.setAttribute('aria-label', button.dataset.label.replace('#', n))
}

export function elsewhere() {
  const there = beyond(), next = there[(there.indexOf(led) + 1) % there.length]
  if (!next) return
  led = next
  bring(next)
  under(frame(), [next.getBoundingClientRect()])
  count()
}

addEventListener('resize', () => { fit(); seek() })
if ($('lens')) new ResizeObserver(() => { if (fit()) seek() }).observe($('lens'))
document.addEventListener('scroll', ({ target }) => { if (target === document || target.id === 'lens') count() }, true)
