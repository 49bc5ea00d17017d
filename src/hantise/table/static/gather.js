// A table before its game begins: who comes, who is ready and what is agreed on is shown as it happens, over the table's live line;
// where there is none, the page asks now and then. When the game begins the browser goes to it.
import { morph } from './morph.js'

const box = document.getElementById('gathers')
const fragment = html => { const t = document.createElement('template'); t.innerHTML = html; return t.content }
const AGAIN = 4000         // ms between two questions where there is no live line
const BEAT = 5000          // ms for a handshake, and between two heartbeats
let tries = 0              // lines that were lost since something was heard

function show(html) {
  const fresh = fragment(html).querySelector('#gathering')
  if (!fresh) return false
  const here = document.activeElement?.matches('#gathering input, #gathering select') ? document.activeElement : null, typed = here?.value
  morph(document.getElementById('gathering'), fresh)
  if (here?.isConnected) here.value = typed
  ready()
  return true
}

function ready() {
  document.documentElement.dataset.js = ''
  for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard
  for (const field of document.querySelectorAll('input[autocomplete=nickname]')) try { field.value ||= localStorage.getItem('name') ?? '' } catch { /* storage may be forbidden */ }
}

// A line that does not come, or on which a heartbeat is not answered (a phone that slept, a proxy that holds it back), is lost.
function connect() {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + box.dataset.live), hung = setTimeout(lost, BEAT)
  let beat = 0, heard = true
  function lost() {
    clearTimeout(hung)
    clearInterval(beat)
    socket.onclose = socket.onmessage = null
    socket.close()
    tries += 1
    setTimeout(tries > 2 ? ask : connect, Math.min(500 * 2 ** tries, AGAIN))
  }
  socket.onopen = () => {
    clearTimeout(hung)
    socket.send('{"hi":0}')
    beat = setInterval(() => { if (heard) { heard = false; socket.send('') } else lost() }, BEAT)
  }
  socket.onmessage = ({ data }) => {
    heard = true
    tries = 0
    const at = (data + '\n').indexOf('\n'), said = data ? JSON.parse(data.slice(0, at)) : {}, html = data.slice(at + 1)      // as in line.js
    if (said.go) location.replace(said.go)
    else if (html) show(html)
  }
  socket.onclose = lost
}

async function ask() {
  const answer = await fetch(location.href).catch(() => null)
  if (answer?.ok && !show(await answer.text())) location.reload()
  else setTimeout(tries % 4 ? ask : connect, AGAIN)
  tries += 1
}

addEventListener('change', ({ target }) => { if (target.matches('[data-send]')) target.form.requestSubmit() })
addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button) return
  const field = document.getElementById(button.dataset.copy)
  field.select()
  await navigator.clipboard.writeText(field.value).then(() => { button.textContent = button.dataset.copied }, () => {})
})
ready()
connect()
