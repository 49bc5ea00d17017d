// Texts spoken by the browser in the language of the page. Buttons have data-speak: the text, or nothing for what was last said
// or pointed at (at a table also the own hand). They are shown (data-voice on the root) where the browser has a voice for the
// language, and nowhere else; a second press ends the speech.
const root = document.documentElement
const said = { now: '', last: '' }

function voice() {
  if (!('speechSynthesis' in window)) return null
  const own = speechSynthesis.getVoices().filter(v => v.lang.toLowerCase().split(/[-_]/)[0] === root.lang)
  return own.find(v => v.localService) || own[0] || null
}

function speak(text) {
  const who = voice(), again = said.now !== '' && said.now === text
  speechSynthesis.cancel()
  said.now = ''
  if (!who || !text || again) return
  const words = new SpeechSynthesisUtterance(text)
  words.voice = who
  words.lang = who.lang
  words.onend = () => { if (said.now === text) said.now = '' }
  said.now = text
  speechSynthesis.speak(words)
}

const hand = () => [...document.querySelectorAll('#hand [data-tip]')].map(e => e.dataset.tip).join(' ')

// What was last said or pointed at stands in the notes above the choices; on the way to the button it is left.
function listen(note) {
  new MutationObserver(() => { const text = note.firstChild?.textContent.trim(); if (text) said.last = text }).observe(note, { childList: true, characterData: true, subtree: true })
}

if ('speechSynthesis' in window) {
  const ready = () => { root.toggleAttribute('data-voice', Boolean(voice())) }
  speechSynthesis.addEventListener?.('voiceschanged', ready)
  for (const id of ['note', 'tip']) if (document.getElementById(id)) listen(document.getElementById(id))
  document.addEventListener('click', event => {
    const button = event.target.closest('[data-speak]')
    if (button) speak(button.dataset.speak || said.last || hand())
  })
  ready()
}
