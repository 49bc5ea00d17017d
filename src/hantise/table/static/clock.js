// Clocks: told once at each moment that everybody knows, and counted here. #time has data-clocks="seat left runs|...", what each
// seat had left (ms) at data-since, the time of the house; data-free: what the present question takes from nobody; data-paused:
// when they were stopped. Loaded where a table has clocks.
const $ = id => document.getElementById(id)
const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR
const LOW = 20 * SECOND
let offset = 0             // the time of the house when this page began

export function set(now, then = performance.now()) { offset = now - then }

function words(ms, [day, hour]) {
  const two = n => String(n).padStart(2, '0')
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${day} ${Math.floor(ms % DAY / HOUR)} ${hour}`
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} ${hour} ${two(Math.floor(ms % HOUR / MINUTE))}`
  const s = Math.ceil(ms / SECOND)
  return `${Math.floor(s / 60)}:${two(s % 60)}`
}

function write(place, text, low, still) {
  if (place.textContent !== text) place.textContent = text
  place.classList.toggle('low', low)
  place.classList.toggle('still', still)
}

export function tick() {
  const box = $('time'), me = document.getElementById('table')?.dataset.me
  if (!box?.dataset.clocks) { for (const e of document.querySelectorAll('.clock')) e.remove(); return }
  const { clocks, since, free, paused, units, stopped } = box.dataset, now = +paused || performance.now() + offset
  let own = null
  for (const one of clocks.split('|')) {
    const [seat, left, runs] = one.split(' '), who = $('who-' + seat)
    const ms = Math.max(0, +left - (runs === '1' ? Math.max(0, now - since - free) : 0))
    const text = words(ms, units.split(' ')), low = ms < LOW, still = +paused > 0 || runs !== '1'
    if (who) {
      let place = who.querySelector('.clock')
      if (!place) { place = document.createElement('span'); place.className = 'clock'; who.append(place) }
      write(place, text, low, still)
    }
    if (seat === me && runs === '1') own = { text, low }
  }
  const top = $('own-time')
  if (top) write(top, +paused ? stopped : own ? own.text : '', own?.low || false, +paused > 0)
}

setInterval(tick, 250)
