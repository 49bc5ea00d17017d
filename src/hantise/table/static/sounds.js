// Two sounds, made here and now: a bell when it becomes my turn, a dull wood for what cannot be. Loaded when the first one is wanted
// (localStorage sound-turn, sound-error); silent until the page has been touched.
const NOTES = {
  turn: [[659.3, 0, 'sine'], [987.8, .14, 'sine']],
  error: [[146.8, 0, 'triangle'], [110, .09, 'triangle']],
}
let context = null

export function play(name) {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  context ||= new AudioContext()
  context.resume()
  for (const [pitch, after, type] of NOTES[name]) {
    const from = context.currentTime + after, tone = context.createOscillator(), loud = context.createGain()
    tone.type = type
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0, from)
    loud.gain.linearRampToValueAtTime(.16, from + .012)
    loud.gain.exponentialRampToValueAtTime(.001, from + .5)
    tone.connect(loud).connect(context.destination)
    tone.start(from)
    tone.stop(from + .55)
  }
}
