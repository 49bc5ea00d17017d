// The one script of every table. It knows places, picks and paths; it knows no rule of any game. Nothing is optimistic: what is
// shown is what the server told, a pick is pending until it is acknowledged, and is sent again under the same id until then.
// What the markup means stands at the head of templates/table.html.jinja.
//
// Up:   {hi: v, page: its release}  {id, ask, pick}  {why: "jump e6"}  {undo: ask, whole: 1}  {vote: "ask pause"}  {say: "well_played"}  {tip: "peek"}  {hint: ask}  {hurry: v}  {away: 1}  and '' as heartbeat.
// Down: {v, html, ack, t}  {no: id, why}  {why, rule}  {go: address}  {reload: text}, where html, in the lines after the rest, is what changed: elements that take the place of those with the
// same id, those of drawings in an <svg> or <table> without one; in a region that comes whole, a stub stands for what is here (morph.js); t: the
// time of the house, where there are clocks (clock.js).
import { morph, run } from './morph.js'
import { measure, move, pace } from './motion.js'
import { down, send, start, up } from './line.js'
import { attend, rest, stop as wait } from './windows.js'
import { count, elsewhere, fit, grown, nears, seek, turn } from './lens.js'

const root = document.documentElement
const table = document.getElementById('table')
const T = table.dataset
const $ = id => document.getElementById(id)
const $$ = (query, inside = document) => [...inside.querySelectorAll(query)]
const fragment = html => { const t = document.createElement('template'); t.innerHTML = html; return t.content }

const inWords = () => 'words' in T        // the table in words is shown
const OUT = `out:${T.live}:${T.me}`     // of this seat: at one screen the next person sends nothing of the last one's

let draft = []             // words tapped so far
let fits = []              // [button, path] of the options that the draft may become
let now = +T.v             // the newest position told
let past = null            // the position looked at; null: the present
let prefix = T.past        // where past positions are fetched
let stash = null           // a fragment with the regions of the present, kept aside while the past is shown
let stale = false          // the stash lacks something
let missed = 0
let news = false           // the last message told of a move; else it only showed the same once more
let later = []             // news that came while a piece strolls: shown when it has arrived
let probing = false        // it was asked why something cannot be
let stroller = null        // the module that plays strolls, where a game has them
let wordly = null          // the module of the table in words, once that was wanted
let clock = null           // the module that counts the clocks, where there are any
let fillIn = null          // puts what this page knows of itself into the form of a fault capsule
let wondering = false      // a hint was asked for and has not come
let came = T.mark          // of the page as it came: the first greeting says that it is still so, and nothing need be sent again
let out = JSON.parse(stored(OUT) || 'null')        // sent and not acknowledged; outlives a reload

function stored(key) { try { return sessionStorage.getItem(key) } catch { return null } }
function wordy() { try { return localStorage.getItem('words') === 'yes' } catch { return false } }
function keep() { try { sessionStorage.setItem(OUT, JSON.stringify(out)) } catch { /* a reload then forgets what is pending */ } }
function say(text, rule = '') {
  $('note').replaceChildren(text, ...(rule && T.rules ? [' ', numbered(rule)] : []))
  hint($('tip').textContent)
}
function hint(text) {                              // nothing is said twice, and nothing to a table that was cleared
  if ($('tip')) $('tip').textContent = text === ($('note').firstChild?.textContent ?? '') ? '' : text
}
function numbered(rule) {                          // the rule behind what is said
  const link = document.createElement('a')
  Object.assign(link, { href: `${T.rules}#${rule}`, className: 'rule-id', textContent: rule })
  Object.assign(link.dataset, { do: 'rules', rule })
  link.setAttribute('aria-label', T.ruleName.replace('#', rule))
  return link
}

// ---- a new picture: measure, morph, then animate the difference ---------------------------------------------------------
function show(come) {
  const was = measure(), ended = $('status').classList.contains('over')
  const asked = $('asked').value, focus = document.activeElement, waited = !$('status').classList.contains('mine')
  let whole = true
  for (const part of come) {
    const old = $(part.id)
    if (!old) whole = false
    else if (part.dataset.grow !== undefined) grow(old, part)
    else whole = morph(old, part) && whole
  }
  if (!whole) doubt()
  if (focus?.id && document.activeElement !== focus) $(focus.id)?.focus({ preventScroll: true })
  const present = stash?.getElementById('status') ?? $('status')     // the past is looked at: the title is of the present all the same
  document.title = present.dataset.title
  $('icon').href = present.dataset.icon
  refresh()
  glow()
  further()
  if (fit() || $('asked').value !== asked || (waited && $('status').classList.contains('mine'))) seek()
  else count()
  wordly?.tell()
  const happened = move(was), over = !ended && $('status').classList.contains('over')
  if (over || happened) sound(over ? 'end' : happened, 'moves')
  clock?.tick()
  hushed()
  talking()
}

// What a table without people and a browser without a voice never need.
let talk = null
function talking() { if ($('talk')?.hidden === false) talk ??= import('./talk.js') }

// The elements of a message that have an id of their own.
const parts = come => [...come.children].flatMap(e => e.id ? [e] : [...(e.rows ?? e.children)])

// What was sent does not fit what is here: everything is asked for.
function doubt() {
  send({ hi: now, page: T.release, mark: came })
  came = ''
}

// Only the newest lines of a long log are on the page: the rest comes on demand.
function further() {
  const last = $('lines').lastElementChild
  if ($('older')) $('older').hidden = !last || last.id === 'l-0'
}

async function older(button) {
  const answer = await fetch(button.dataset.older + $('lines').lastElementChild.id.slice(2)).catch(() => null)
  if (!answer?.ok) { say(T.failed); return }
  for (const line of [...fragment(await answer.text()).querySelectorAll('li')]) if (!$(line.id)) $('lines').append(line)
  further()
}

function grow(list, fresh) {                       // the newest line is first
  for (const line of [...fresh.children].reverse()) if (!$(line.id)) list.prepend(line)
}

// ---- what may be picked: every option is a button with paths of places; the draft is how far the person has come ---------
const ways = button => (button.dataset.path || '').split('|').map(path => path.split(' ').filter(Boolean))
const options = () => $$('#ask [data-pick]')
const left = () => [...new Set(fits.map(([button]) => button))]

function refresh(told = false) {
  const all = options(), had = draft.length, idle = past !== null || !!out || strolling() || down()
  const follow = () => fits = all.flatMap(b => ways(b).filter(p => draft.every((t, i) => p[i] === t)).map(p => [b, p]))
  for (follow(); draft.length && !fits.length; follow()) draft.pop()
  if (draft.length < had && !told) say(T.cut.replace('#', () => sentence($('lines').querySelector('.line'))))      // by somebody else's deed
  marks(new Set(idle ? [] : fits.map(([, path]) => path[draft.length]).filter(Boolean)))
  buttons(all, new Set(left()), idle)
  reaching ||= requestAnimationFrame(reach)
  root.dataset.state = out ? 'wait' : past !== null ? 'past' : ''
  table.toggleAttribute('data-begun', draft.length > 0)               // on a phone what was read makes room for the board
  attend(idle, choose)
}

function marks(next) {
  for (const e of $$('[data-at]')) {
    const t = e.dataset.at, is = out?.path?.includes(t) ? 'wait' : draft.includes(t) ? 'on' : next.has(t) ? 'can' : ''
    if (e.dataset.is !== is) e.dataset.is = is
    mean(e, 'aria-disabled', !is || is === 'wait')
    mean(e, 'aria-pressed', is === 'on')
  }
  // What belongs to a thing that is pointed at (the costs of its ways) is shown with it; with an empty word, while nothing is.
  for (const e of $$('[data-of]')) e.toggleAttribute('data-off', draft.length ? !e.dataset.of.split(' ').includes(draft[0]) : e.dataset.of !== '')
}

function mean(e, name, value) { if (e.getAttribute(name) !== `${value}`) e.setAttribute(name, value) }

// A button is shown where the board cannot say it: always, on demand, when it is the only one left, or when its next word is nowhere.
function buttons(all, fitting, idle) {
  const wanted = 'all' in $('ask').dataset || inWords(), places = new Set($$('[data-at]').map(e => e.dataset.at))
  const unseen = new Set(fits.filter(([, path]) => draft.length >= path.length || !places.has(path[draft.length])).map(([b]) => b))
  const only = draft.length > 0 && fitting.size === 1
  for (const b of all) {
    b.disabled = idle
    const shown = wanted || only || b.dataset.main !== undefined || b.dataset.sure !== undefined || unseen.has(b)
    b.parentNode.hidden = !(fitting.has(b) && shown)
    b.classList.toggle('first', fitting.size === 1 && fitting.has(b))
  }
  for (const b of $$('[data-do=cancel]')) b.disabled = !draft.length
  const bare = !('all' in $('ask').dataset) && all.every(b => !b.parentNode.hidden)         // nothing is left to be shown
  for (const b of $$('[data-do=all]')) { b.setAttribute('aria-pressed', wanted); b.disabled = idle; b.hidden = bare }
}

function tap(e) {
  if (nears(e)) { press_down($('zoom'), false); return }
  if (!e.dataset.is) e = e.parentNode.querySelector(':scope > .base[data-is=can]') || e       // it lies on what can be picked
  const t = e.dataset.at, at = draft.indexOf(t), all = options()
  say(e.dataset.tip || '')
  if (out || past !== null || !all.length || locked()) return
  unsure()
  if (at >= 0) draft.length = at
  else if (e.dataset.is === 'can') draft.push(t)
  else if (all.some(b => ways(b).some(path => path[0] === t))) draft = [t]
  else if (far(e)) { walking = far(e); walk(); return }
  else { probing = true; send({ why: [...draft, t].join(' ') }); return }         // nothing begins so: the server says why not
  refresh(true)
  const fitting = left()
  if (fitting.length === 1 && fits.some(([, path]) => path.length === draft.length)) choose(fitting[0])
  else if (draft.length) { say(fitting.length === 1 ? fitting[0].textContent + ' ?' : T.ways.replace('#', fitting.length)); seek() }
  count()
}

// A way of several steps: the place names the picks that lead there, `g5.7,g5.8|gregory g12.4,gregory g11.4`. They are sent one
// after another, each when the table has asked again, as long as each is an option that asks nothing back. One question of another
// kind in between (whether to discard a card, say) is waited for.
let walking = []
let walked = { ask: -1, rule: '' }                 // the decision that the last step answered
const pickOf = step => options().find(b => ways(b).some(path => path.join(' ') === step))

function far(e) {
  for (const way of (e.dataset.far || '').split('|').filter(Boolean)) {
    const steps = way.split(','), first = pickOf(steps[0])
    if (first && left().includes(first) && steps[0].split(' ').length === draft.length + 1) return steps
  }
  return null
}

function walk() {
  const button = pickOf(walking[0]), ask = +$('asked').value, rule = document.querySelector('#rule [data-rule]')?.dataset.rule
  if (button && !button.dataset.confirm) { walking.shift(); walked = { ask, rule }; draft = []; choose(button) }
  else if (button || ask !== walked.ask + 1 || rule === walked.rule) walking = []
}

function unsure() { for (const b of $$('[data-sure]')) delete b.dataset.sure }

// The second half of a double click means nothing where the first has chosen. A phone counts two quick taps at neighbouring
// places as a double one as well: those are two.
let chosen = { when: -Infinity, x: 0, y: 0 }, spot = { x: 0, y: 0 }
const twice = ({ detail, x, y }) => detail > 1 && performance.now() - chosen.when < 400 && Math.hypot(x - chosen.x, y - chosen.y) < 24

function choose(button) {
  if (out || past !== null || locked()) return
  chosen = { ...spot, when: performance.now() }
  offer(false)
  const wish = root.dataset.doubt, idle = button.closest('.idle')   // the person may have switched the question off
  const doubt = wish === 'no' || (wish && idle) ? '' : button.dataset.confirm
  if (doubt && button.dataset.sure === undefined) {               // asked once: the second press sends
    unsure()
    button.dataset.sure = ''
    button.parentNode.hidden = false
    button.classList.add('first')
    for (const b of $$('[data-do=cancel]')) b.disabled = false
    say(doubt, button.dataset.by)
    button.focus()
    return
  }
  // crypto.randomUUID is missing on plain http in a home network.
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2, 8)
  out = { id, ask: +$('asked').value, pick: +button.dataset.pick, path: draft.length ? draft : ways(button)[0] }
  draft = []
  unsure()
  keep()
  refresh(true)
  say(T.wait)
  send({ id, ask: out.ask, pick: out.pick })
}

// ---- the line (line.js): what is not acknowledged is sent again under the same id ----------------------------------------
let hastens = false        // the bots were to hurry before there was a line
function greet() {
  away = 0
  doubt()
  if (hastens) send({ hurry: now })
  hastens = false
  if (out) send({ id: out.id, ask: out.ask, pick: out.pick })
}

// While the line is down nothing can be picked or asked for; what was begun stays.
function locked() {
  if (down()) say(T.down)
  return down()
}

function turned() {                                // the line is lost, or back
  if (!$('status')) return                         // the table was cleared for somebody else
  if (!down() && $('note').textContent === T.down) say('')
  refresh(true)
}

function told(message) {
  if (message.reload) { $('reload').hidden = false; $('reload').firstElementChild.textContent = message.reload; return }
  if (message.go) { out = null; keep(); blank(message.go); return }
  if (out && (message.ack === out.id || message.no === out.id)) { out = null; keep(); say(''); if (finger) hint('') }
  if (message.why) { say(message.why, message.rule); grown() }
  if (message.why) { if (message.no || probing) sound('error'); probing = false }
  if (wondering && (message.why || message.html?.includes('id="guide"'))) { wondering = false; if (!message.why) say('') }
  if (!message.html) { refresh(true); return }
  if (message.t) clock?.set(message.t)
  news = message.v !== now
  now = message.v
  if (strolling()) later.push(message.html)
  else arrive(message.html)
}

// A piece whose stroll the news tell of goes first, on the old picture; meanwhile nothing can be picked. So it does for who looks
// back and goes one position on.
if ($('stroll')) import('./stroll.js').then(module => { stroller = module })
const strolling = () => stroller?.strolling() ?? false
const hurry = () => stroller?.hurry()
const strollIn = part => part.querySelector('[data-stroll]')
let strolled = strollIn(document)?.dataset.stroll

async function go(mark) {
  if (!stroller || !pace() || document.hidden) return
  table.dataset.strolls = ''
  const going = stroller.stroll(mark, say)
  refresh(true)
  await going
  delete table.dataset.strolls
  if ($('note')) say('')
}

async function arrive(html) {
  const come = fragment(html), mark = strollIn(come), fresh = mark && mark.dataset.stroll !== strolled
  if (mark) strolled = mark.dataset.stroll
  if (fresh && past === null) await go(mark)
  if (!$('status')) return                         // the table was cleared for somebody else meanwhile
  land(parts(come))
  if (later.length) arrive(later.shift())
}

function land(come) {
  ring(come.find(part => part.id === 'status'))
  if (past === null) {
    show(come)
    offer($('recap').dataset.n > 0)
    if (walking.length && !out) setTimeout(walk, 220 * pace())
    return
  }
  if (news) {
    $('missed').textContent = ++missed
    $('missed').setAttribute('aria-label', `${missed} ${$('missed').dataset.label}`)
  }
  show(come.filter(part => !aside(part)))
}

// Sounds, for whoever wants them: one when it becomes my turn while I am not at work here, another for what cannot be.
let touched = Date.now(), mine = $('status').classList.contains('mine'), away = 0
const IDLE = 180_000, AT_WORK = 5000
function sound(name, wanted = name) {
  try { if (localStorage.getItem(`sound-${wanted}`) === 'yes') import('./sounds.js').then(({ play }) => play(name)) } catch { /* none then */ }
}
function ring(status) {
  if (!status) return
  const before = mine
  mine = status.classList.contains('mine')
  if (mine && !before && (document.hidden || Date.now() - touched > AT_WORK)) sound('turn')
}
// Who is not at his screen is told elsewhere, if he wants to be.
function presence() {
  const now = +(document.hidden || Date.now() - touched > IDLE)
  if (now !== away && up()) send({ away: away = now })
}
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => { touched = Date.now(); presence() }, true)
document.addEventListener('visibilitychange', presence)
setInterval(presence, 5000)

// While the past is shown, what belongs to the present is put into the stash. Returns whether it did.
function aside(part) {
  const kept = stash.getElementById(part.id)
  if (!kept) return false
  for (const stub of part.querySelectorAll('[data-same]')) {
    const same = run(stub, stash.getElementById(stub.id))
    if (same) stub.replaceWith(...same)
    else stale = true
  }
  kept.replaceWith(part)
  return true
}

// Two people at one screen: nothing of the one is left for the other, neither on the page nor in the way back.
function blank(address) { hurry(); table.replaceChildren(); location.replace(address) }

// ---- looking back: what is shown from the past stays, live news is kept aside and counted -------------------------------
let looking = 0            // the last look: a slow answer to one before it comes too late
async function look(n) {
  const own = ++looking
  hurry()
  if (n === null || (n >= now && prefix === T.past)) { present(); return }
  const at = Math.min(now, Math.max(0, n))
  let come
  try {
    const answer = await fetch(prefix + at)
    if (!answer.ok) throw new Error(answer.status)
    come = fragment(await answer.text())
  } catch { if (own === looking) say(T.failed); return }
  if (own !== looking) return
  naming(document.querySelector('[data-do=plead]'))
  const entering = past === null, onward = !entering && at === past + 1, going = strollIn(come)
  if (entering) stash = fragment($$('[data-then]').map(e => e.outerHTML).join(''))
  past = at
  offer(false)
  if (onward && going && going.dataset.stroll !== strollIn(document)?.dataset.stroll) {
    await go(going)
    if (later.length) arrive(later.shift())        // what came meanwhile, before what comes next
  }
  if (past !== at) return                          // looked elsewhere meanwhile
  show(parts(come))
  if (entering) $('board').scrollIntoView({ block: 'nearest' })       // on a phone the log lies below it
  $('when').textContent = `${at} / ${now}`
  mark(at)
  history.replaceState(null, '', `#move-${at}${/as=\d+/.exec(prefix)?.[0].replace('=', '-').replace(/^/, '-') ?? ''}`)
  if (entering) (replay ??= import('./replay.js')).then(({ enter }) => enter({ look, at: () => past, last: () => now, say, eyes: by => { prefix = by || T.past }, by: () => prefix }))
}

// A link to a move: #move-12, and by whose eyes after the end: #move-12-as-0.
let replay = null
function linked() {
  const [, n, eyes] = /^#move-(\d+)(?:-as-(\d+))?$/.exec(location.hash) ?? []
  if (!n || +n === past) return
  prefix = eyes === undefined ? T.past : T.past.replace('?', `?as=${eyes}&`)
  look(+n)
}
addEventListener('hashchange', linked)

function present() {
  if (past === null) return
  past = null
  prefix = T.past
  history.replaceState(null, '', location.pathname + location.search)
  missed = 0
  $('missed').textContent = ''
  naming(document.querySelector('[data-do=plead]'))
  const regions = [...stash.children]
  stash = null
  mark(null)
  offer(false)
  show(regions)
  if (stale) doubt()
  stale = false
}

// The positions that the lines since my last deed led to, the latest first.
function since() {
  const lines = $$('#lines li'), own = lines.findIndex(line => line.classList.contains('own'))
  return [...new Set((own < 0 ? lines : lines.slice(0, own)).map(line => +line.firstElementChild.dataset.v))]
}

// They are played from the first on, up to the present; where motion is unwanted it is for the person to go on.
async function recap() {
  const first = since().at(-1)
  offer(false)
  if (first === undefined) return
  await look(first)
  if (past !== null && pace()) (await replay)?.play()
}

// On arrival, and when one comes back to the page: what happened since my last deed can be played.
function offer(wanted) {
  const n = since().length, button = $('recap')
  button.hidden = !wanted || n < 2 || past !== null
  if (!button.hidden) button.textContent = button.dataset.label.replace('#', button.dataset.n = n)
  else button.dataset.n = 0
}

function mark(n) {                                 // the line that led to the position shown
  const lines = $$('#lines [data-v]')
  const led = n === null ? null : lines.find(line => +line.dataset.v <= n)
  for (const line of lines) line === led ? line.setAttribute('aria-current', 'step') : line.removeAttribute('aria-current')
  const box = led?.closest('.scroll')
  if (!box) return                                 // scrollIntoView would take a phone away from the board
  const a = led.getBoundingClientRect(), b = box.getBoundingClientRect()
  box.scrollTop += Math.min(0, a.top - b.top) + Math.max(0, a.bottom - b.bottom)
}

// ---- cells that light up: where a thing would be at ease ----------------------------------------------------------------
let lamp = null                                    // the id of the button that was pressed; hover and focus light for a while

function glow(passing = null) {
  const source = passing || (lamp && $(lamp)), cells = new Set((source?.dataset.glow || $('guide')?.dataset.shows || '').split(' '))
  for (const e of $$('[data-at]')) e.toggleAttribute('data-lit', cells.has(e.dataset.at))
  const last = new Set(($('lately')?.dataset.words || '').split(' '))          // marked until the next deed
  for (const e of $$('#board [data-at]')) e.toggleAttribute('data-last', last.has(e.dataset.at))
  for (const b of $$('[data-glow]')) b.setAttribute('aria-pressed', b.id === lamp)
}

// ---- the rules, beside the table ----------------------------------------------------------------------------------------
let rulesOf = ''

async function rules(link) {
  const here = link.parentNode.id === 'books' ? $('moment').dataset.rule : ''              // of the present question
  const [address] = link.href.split('#'), rule = link.dataset.rule || link.hash.slice(1) || here
  if (rulesOf !== address) {
    const answer = await fetch(address).catch(() => null)
    const book = answer?.ok && new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('rulebook')
    if (!book) { location.href = link.href; return }              // then as a page of its own
    if (!rulesOf) await styled('book.css')
    $('rules-text').replaceChildren(document.adoptNode(book))
    rulesOf = address
    const { searchable } = await import('./rules.js')
    searchable($('rules-text'))
  }
  $('rules').hidden = false
  table.dataset.beside = 'rules'
  open(rule)
}

// Styles that few pages need come when they are wanted; without them it goes on plainly.
function styled(name) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('./' + name, import.meta.url) })
  return new Promise(done => { link.onload = link.onerror = done; document.head.append(link) })
}

function open(rule) {
  for (const e of $$('#rules-text .target')) e.classList.remove('target')
  const there = rule && $('rules-text').querySelector('#' + CSS.escape(rule))
  if (!there) return
  there.classList.add('target')
  there.scrollIntoView({ block: 'start' })
  $('rules-text').focus({ preventScroll: true })
}

// ---- mouse, touch, keys -------------------------------------------------------------------------------------------------
const here = new WeakMap                           // the place of each container that has its tab stop
const STOP = '[data-at],[data-pick],[data-do]'
const stops = nav => $$(STOP, nav).filter(e => !e.disabled && e.getClientRects().length)
let reaching = 0

// What keys reach, once a frame: all is looked up before anything is changed, for a change has the browser lay the page out anew.
function reach() {
  reaching = 0
  const list = document.querySelector('#ask .opts'), scrolls = list && list.scrollHeight > list.clientHeight
  for (const [nav, there] of $$('[data-nav]').map(nav => [nav, stops(nav)])) {
    if (there.length) rove(there.find(e => e === here.get(nav)) || there.find(e => e.dataset.is === 'can') || there[0], there)
  }
  if (scrolls) list.tabIndex = 0
  else list?.removeAttribute('tabindex')
}

function rove(e, there = stops(e.closest('[data-nav]'))) {
  here.set(e.closest('[data-nav]'), e)
  for (const other of there) { const index = other === e ? 0 : -1; if (other.tabIndex !== index) other.tabIndex = index }
}

const middle = e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] }

function step(e, dx, dy) {                         // to what lies nearest in that direction, straight ahead before aside
  const [x, y] = middle(e)
  let best = null, least = Infinity
  for (const other of stops(e.closest('[data-nav]'))) {
    const [u, v] = middle(other)
    const ahead = (u - x) * dx + (v - y) * dy, aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx), cost = ahead + 2.1 * aside
    if (other !== e && ahead > 4 && aside <= ahead * 2 && cost < least) { best = other; least = cost }
  }
  if (best) { rove(best); best.focus() }
}

// To the next thing that can be picked: on the board, among the choices, in the hand, beside.
function onward(by) {
  const can = $$('#board [data-is=can],#ask [data-pick],#hand [data-is=can],#aid [data-is=can],#seats [data-is=can]').filter(e => !e.disabled && e.getClientRects().length)
  const e = can[(can.indexOf(document.activeElement) + by + can.length) % can.length]
  if (!e) return
  if (e.closest('[data-nav]')) rove(e)
  e.focus()
}

const deeds = {
  cancel() { draft.pop(); walking = []; unsure(); say(''); refresh(true) },
  undo() {
    const button = document.querySelector('#ask [data-do=undo]')
    if (!button || past !== null || locked()) return
    if (button.getAttribute('aria-disabled') === 'true') say(button.dataset.tip || '')
    else send({ undo: +$('asked').value })
  },
  undoall() { if (past === null && !locked()) send({ undo: +$('asked').value, whole: 1 }) },
  vote(button) { if (!locked()) send({ vote: button.value }) },
  waiting() { hushed(slow()) },
  plead(button) { plead(button) },
  all() { $('ask').toggleAttribute('data-all'); refresh(true) },
  first() { look(0) },
  back() { look((past ?? now) - 1) },
  on() { if (past !== null) look(past + 1) },
  live() { look(null) },
  recap() { recap() },
  reload() { location.reload() },
  say(button) { if (!locked()) send({ say: button.value }) },
  hint(button) { if (locked()) return; wondering = true; say(T.wait); send({ hint: +button.value }) },
  tip(button) { if (!locked()) send({ tip: button.value }) },
  play() { past === null ? look(0).then(() => replay?.then(r => r.play())) : replay?.then(r => r.play()) },
  share() { replay?.then(r => r.share()) },
  rules(link) { rules(link) },
  older(button) { older(button) },
  hurry() { hurry(); hastens = !up(); send({ hurry: now }) },
  zoom(button) { press_down(button, turn()) },
  elsewhere() { elsewhere() },
  async words() {
    wordly ??= await import('./words.js')
    press_down(document.querySelector('[data-do=words]'), wordly.turnWords())
    refresh(true)
    fit()
    seek()
  },
  panels(button) { press_down(button, document.body.classList.toggle('whole')) },
  layer(button) { press_down(button, !table.toggleAttribute('data-bare')) },
  rest() { rest(true); refresh(true) },
  wake() { rest(false); refresh(true) },
  hold() { wait() },
  close() { $('rules').hidden = true; delete table.dataset.beside; document.querySelector('[data-do=rules]')?.focus() },
}

// ---- clocks, and whom we wait for -----------------------------------------------------------------------------------------
if (T.now) import('./clock.js').then(module => {
  clock = module
  clock.set(+T.now, performance.getEntriesByType('navigation')[0]?.responseStart)
  clock.tick()
})

// Whoever goes on waiting is not asked again about the same people.
let waited = ''
const slow = () => $('slow')?.querySelector('p').textContent || ''

function hushed(text = waited) {
  waited = slow() && text
  if ($('slow')) $('slow').hidden = waited === slow()
}

// To go back to the position looked at: the line that leads there is named before it is asked.
let pleaded = -1           // the position that is named on the button

function plead(button) {
  if (past === null || past >= now) return
  if (pleaded !== past) {
    const line = $$('#lines [data-v]').find(e => +e.dataset.v <= past)
    pleaded = past
    naming(button, button.dataset.asks.replace('#', line ? sentence(line) : button.dataset.start))
    return
  }
  send({ vote: `ask back ${past}` })
  look(null)
}

function sentence(line) {                          // as it is told, without signs and what follows a name
  if (!line) return ''
  const copy = line.cloneNode(true)
  for (const e of copy.querySelectorAll('.by,small')) e.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

function naming(button, text = '') {
  if (!button) return
  button.dataset.called ??= button.textContent
  button.textContent = text || button.dataset.called
  button.classList.toggle('first', text !== '')
  if (!text) pleaded = -1
}

function press_down(button, down) { for (const b of $$(`[data-do=${button.dataset.do}]`)) b.setAttribute('aria-pressed', down) }

// Under a finger nothing moves. What a thing is, is said when the finger is gone: said before, it makes the choices higher, and on
// a phone they may take the tap from the board.
let finger = false
document.addEventListener('pointerdown', ({ pointerType }) => { finger = pointerType === 'touch' })

document.addEventListener('click', event => {
  if (strolling() && event.target.closest('#board,#ask,#hand')) { hurry(); return }
  const e = event.target.closest('[data-pick],[data-do],[data-glow],[data-v]:not(main),[data-at],#rules-text a[href^="#"]')
  if (!e) return
  if (e.closest('#rules-text')) { if (e.hash) { event.preventDefault(); open(e.hash.slice(1)) } return }
  event.preventDefault()                           // links and forms of these serve a page without a script
  if (e.closest('#board,#hand,#ask')) wait()       // whoever touches the table has something in mind
  if (twice(event) && (e.dataset.pick !== undefined || e.dataset.at || e.dataset.do === 'undo')) return
  spot = { x: event.x, y: event.y }
  if (e.dataset.pick !== undefined) choose(e)
  else if (e.dataset.do) deeds[e.dataset.do]?.(e)
  else if (e.dataset.glow !== undefined) { lamp = lamp === e.id ? null : e.id; glow(); say(lamp ? e.dataset.tip || '' : '') }
  else if (e.dataset.v !== undefined) look(+e.dataset.v)
  else tap(e)
})
document.addEventListener('click', ({ target }) => { if (finger) hint(target.closest('[data-tip]')?.dataset.tip || '') })

document.addEventListener('focusin', ({ target }) => {
  if (target.closest('[data-nav]') && target.matches(STOP)) { rove(target); if (!finger) hint(target.dataset.tip || '') }
  glow(target.closest('[data-glow]'))
})
document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return                                   // a finger does not hover: it presses
  hint(target.closest('[data-tip]')?.dataset.tip || '')
  glow(target.closest('[data-glow]'))
})

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
document.addEventListener('keydown', event => {
  finger = false
  const e = event.target, key = event.key
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(e.nodeName) || event.ctrlKey || event.metaKey || event.altKey) return
  if (ARROWS[key] && e.closest('[data-nav]')) step(e, ...ARROWS[key])
  else if (key === 'ArrowLeft') deeds.back()
  else if (key === 'ArrowRight') deeds.on()
  else if (key === 'Escape') escape()
  else if (key === 'u' || key === 'U') deeds.undo()
  else if (key === 'n' || key === 'N') onward(event.shiftKey ? -1 : 1)
  else if (key === 't' || key === 'T') deeds.words()
  else if (key === 'p' || key === 'P') deeds.play()
  else if (key === '?') { $('keys').open = !$('keys').open; $('keys').scrollIntoView({ block: 'nearest' }) }
  else if ((key === 'Enter' || key === ' ') && e.dataset.at && e.nodeName !== 'BUTTON') press(e)      // an SVG place is no button
  else return
  event.preventDefault()
})

function press(e) {
  const fitting = left()
  if (draft.at(-1) === e.dataset.at && fitting.length === 1) choose(fitting[0])
  else tap(e)
}

function escape() {
  if (strolling()) hurry()
  else if (past !== null) deeds.live()
  else if (draft.length) deeds.cancel()
  else if (!$('rules').hidden) deeds.close()
  else { lamp = null; unsure(); glow(); say(''); refresh(true) }
}

document.title = $('status').dataset.title
$('icon').href = $('status').dataset.icon
// The page is painted as it came before any of this; and the beginning is in pieces, so that a slow phone hears a finger in between.
const breath = () => new Promise(done => setTimeout(done))
const painted = () => new Promise(done => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, document.hidden ? 0 : 100) })
await painted()
refresh(true)
further()
await breath()
fit()
seek()
glow()
await breath()
if (wordy()) import('./words.js').then(module => { wordly = module; refresh(true); fit(); seek() })
offer(true)
talking()
if ('speechSynthesis' in window) import('./speech.js')
document.addEventListener('visibilitychange', () => { if (!document.hidden && $('recap')) offer(true) })
document.getElementById('wrong')?.addEventListener('submit', ({ target }) => { if (fillIn) fillIn(target) })
document.getElementById('wrong')?.addEventListener('toggle', async () => { fillIn = (await import('./capsule.js')).fill })
if (T.live) start(T.live, greet, told, turned)
linked()
