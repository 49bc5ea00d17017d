// Reaction windows: whoever may play a card out of turn is asked, and mostly passes. Here a person is spared that, and nothing is told
// by it: what is done for him is the same, after the same time, whatever he holds.
//
// A countdown, where other people wait: it passes after TIME, unless somebody touches the page or asks to wait. 'Pass until my turn':
// a standing order, told on the page while it holds, ended by a touch, by taking back, and by the first question that concerns oneself
// (a kind with a ! at its end) or is no window. Against bots alone a window where nothing can be played passes at once.
const TIME = 8000, REST = 600
const $ = id => document.getElementById(id)
const KEY = 'rest:' + document.getElementById('table').dataset.live

let asked = ''             // the window that is attended to
let timer = 0
let back = false           // something was taken back, and what is asked now was not yet looked at
let held = ''              // the window reached so: nobody passes it but the person

// How often something was taken back: a standing order holds for as long as that stays what it was when it was given.
const backs = () => $('ask').dataset.backs
const stored = () => { try { return sessionStorage.getItem(KEY) === backs() } catch { return false } }
let resting = stored()
let known = backs()

export function rest(wanted) {
  resting = wanted
  try { wanted ? sessionStorage.setItem(KEY, backs()) : sessionStorage.removeItem(KEY) } catch { /* a reload then forgets it */ }
  $('resting').hidden = !wanted
  asked = ''
}

// What is asked now. choose: sends the pick of a button. idle: nothing can be picked at the moment.
export function attend(idle, choose) {
  const ask = $('ask'), kind = ask.dataset.window || '', pass = ask.querySelector('[data-pass]')
  if (known !== backs()) tookBack()
  if (resting && !idle && ask.querySelector('[data-pick]') && (!kind || kind.endsWith('!'))) rest(false)
  $('resting').hidden = !resting
  const now = !idle && pass ? $('asked').value + kind : ''
  if (back && !idle) { held = now; back = false }  // whatever is asked now was reached so, be it a window or not
  if (now === asked) return
  stop()
  asked = now
  if (!now || now === held) return
  const others = ask.dataset.others, empty = ask.querySelectorAll('[data-pick]').length === 1
  if (others === 'screen') return
  if (resting) later(others === '0' ? 0 : REST, choose)
  else if (others !== '0') count(TIME / 1000, choose)
  else if (empty) later(0, choose)
}

function later(ms, choose) { timer = setTimeout(() => passing(choose), ms) }

function count(left, choose) {
  const pass = $('ask').querySelector('[data-pass]')
  if (!pass) return
  if (!left) { passing(choose); return }
  pass.dataset.left = left
  $('ask').querySelector('[data-do=hold]').hidden = false
  timer = setTimeout(() => count(left - 1, choose), 1000)
}

function passing(choose) {
  const pass = $('ask').querySelector('[data-pass]')
  stop()
  if (pass) choose(pass)
}

// The countdown ends, and the person passes himself.
export function stop() {
  clearTimeout(timer)
  timer = 0
  const pass = $('ask').querySelector('[data-left]'), hold = $('ask').querySelector('[data-do=hold]')
  if (pass) delete pass.dataset.left
  if (hold) hold.hidden = true
}

// Something was taken back: standing orders end, and the window that is reached is not passed unasked.
function tookBack() {
  known = backs()
  rest(false)
  stop()
  back = true
}
