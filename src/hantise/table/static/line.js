// The line to the table. One WebSocket; where none is let through, plain requests one after another (polling.js), which looks the
// same from here. What was not acknowledged is the page's to send again: it greets whenever the line is there (anew).
//
// A line counts as lost when a handshake takes longer than HANDSHAKE or nothing is heard for SILENCE, so that it is shown within 5 s.
import { Polling } from './polling.js'

const root = document.documentElement
const BEAT = 1200          // ms between heartbeats
const SILENCE = 3400       // ms without a word after which a line is lost
const HANDSHAKE = 4000
const BETTER = 8000        // ms after which a socket is tried again where plain requests had to do; then twice as long each time

// What went wrong and what was said lately, for a fault capsule: {way, ago, text}.
export const lately = []
function note(way, text) {
  lately.push({ way, ago: performance.now(), text: String(text) })
  if (lately.length > 40) lately.shift()
}
addEventListener('error', ({ message, filename, lineno }) => note('error', `${message} (${filename}:${lineno})`))
addEventListener('unhandledrejection', ({ reason }) => note('error', reason))

let where, greet, told, changed
let line = null            // the one in use: what an older one still says is not heard
let heard = 0
let tries = 0
let plain = false          // which way the next line is dialled
let better = BETTER

// Is the line known to be down? Not before the first one was tried.
export const down = () => root.dataset.net === 'off'

export const up = () => line?.readyState === 1

export function send(message) {
  if (message !== '') note(up() ? 'up' : 'unsent', JSON.stringify(message))
  if (up()) line.send(message === '' ? '' : JSON.stringify(message))
}

// live: the address of the socket; greets: called whenever the line is there; tells: with every message; turns: when it is lost or back.
export function start(live, greets, tells, turns) {
  where = live
  greet = greets
  told = tells
  changed = turns
  dial()
}

const socket = () => new WebSocket(location.origin.replace(/^http/, 'ws') + where)

function dial() {
  take(plain ? new Polling(where.replace('/live', '/line')) : socket())
  const mine = line, hung = setTimeout(() => lost(mine, true), HANDSHAKE)
  mine.onopen = () => {
    clearTimeout(hung)
    if (mine !== line) { mine.close(); return }
    tries = 0
    ready()
  }
}

// From here on this is the line.
function take(mine) {
  line = mine
  mine.onclose = () => lost(mine)
  mine.onmessage = ({ data }) => {
    if (mine !== line) return
    heard = Date.now()
    mine.spoke = true
    if (!data) return
    note('down', data)
    const at = data.indexOf('\n')                    // after the first line the page's own changes, as they stand
    told(at < 0 ? JSON.parse(data) : { ...JSON.parse(data.slice(0, at)), html: data.slice(at + 1) })
  }
}

function ready() {
  heard = Date.now()
  net(plain ? 'slow' : 'on')
  greet()
  if (plain) setTimeout(improve, better, line)
}

function net(state) {
  if (root.dataset.net === state) return
  root.dataset.net = state
  note('line', state)
  changed()
}

// A way that never brought a word is not tried twice in a row; plain requests are tried at once where a socket is refused.
function lost(mine, late = false) {
  if (mine !== line) return
  line = null
  if (!mine.spoke) plain = !plain
  if (late) net('off')
  if (!mine.spoke && plain) dial()
  else {
    net('off')
    setTimeout(dial, Math.min(5000, 250 * 2 ** tries++) * (.5 + Math.random() / 2))
  }
  mine.close()             // which alone waits for a silent other side
}

// Plain requests do, and a socket would be better: it is taken when it has spoken, at a moment when nothing is on its way.
function improve(slow) {
  if (slow !== line) return
  const other = socket(), hung = setTimeout(() => other.close(), HANDSHAKE)
  other.onclose = () => { clearTimeout(hung); if (slow === line) setTimeout(improve, better = Math.min(300000, better * 2), slow) }
  other.onopen = () => other.send('')
  other.onmessage = () => {
    clearTimeout(hung)
    other.onclose = null
    if (slow !== line || !slow.idle) { other.close(); if (slow === line) setTimeout(improve, BETTER, slow); return }
    plain = false
    better = BETTER
    take(other)
    slow.close()
    ready()
  }
}

setInterval(() => {
  if (line?.readyState !== 1) return
  if (Date.now() - heard > SILENCE && !document.hidden) lost(line, true)       // a page out of sight is not given the time to hear
  else send('')
}, BEAT)
document.addEventListener('visibilitychange', () => { heard = Date.now(); send('') })
