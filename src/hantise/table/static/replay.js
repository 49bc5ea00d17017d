// Looking back as a replay: on by itself, by whose eyes (after the end, where the table shows all), and a link to the move. Loaded when
// somebody looks back. table: what the page's script lends; `by` is the prefix of the past as it is looked at.
const $ = id => document.getElementById(id)
const REST = 1300          // ms for a move
let table = null
let timer = 0
let waiting = false        // for a move that is on its way

export function enter(lent) {
  table = lent
  const others = $('others'), eyes = $('eyes')
  if (others && !eyes.options.length) eyes.append(new Option(eyes.dataset.mine, ''), ...[...others.options].map(o => new Option(o.textContent, o.value)))
  eyes.parentNode.hidden = !others
  eyes.value = [...eyes.options].find(o => o.value === table.by())?.value ?? ''
  eyes.onchange = () => { const at = table.at(); stop(); table.eyes(eyes.value); table.look(at) }
}

function named() {
  const button = document.querySelector('#banner [data-do=play]')
  button.dataset.play ||= button.getAttribute('aria-label')
  button.setAttribute('aria-label', timer ? button.dataset.stop : button.dataset.play)
  button.querySelector('use').setAttribute('href', timer ? '#i-stop' : '#i-play')
}

export function stop() { clearInterval(timer); timer = 0; named() }

export function play() {
  if (timer) { stop(); return }
  let at = table.at()
  timer = setInterval(async () => {
    if (waiting) return                                                     // a stroll takes longer than a move
    if (table.at() !== at || at >= table.last()) { stop(); return }         // he went elsewhere himself, or there is no more
    waiting = true
    await table.look(++at)
    waiting = false
    if (table.at() !== at) stop()
  }, REST)
  named()
}

// The clipboard needs a safe origin; elsewhere the address stands in the page's own, to be copied there.
export async function share() {
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false)
  table.say(`${copied ? $('banner').dataset.shared : document.querySelector('#banner [data-do=share]').getAttribute('aria-label')} ${location.href}`)
}
