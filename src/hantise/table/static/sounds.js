// A few sounds, made here and now: a bell when it becomes my turn, a dull wood for what cannot be, and on the board a piece put down, a
// card turned, dice, the end. Loaded when the first one is wanted (localStorage sound-turn, sound-error, sound-moves); silent until the
// page has been touched.
const NOTES = {
  turn: [[659.3, 0, 'sine'], [987.8, .14, 'sine']],
  error: [[146.8, 0, 'triangle'], [110, .09, 'triangle']],
  moves: [[220, 0, 'triangle'], [164.8, .05, 'triangle']],
  card: [[1318.5, 0, 'sine'], [1046.5, .04, 'sine']],
  die: [[392, 0, 'triangle'], [329.6, .07, 'triangle'], [440, .13, 'triangle'], [293.7, .21, 'triangle']],
  end: [[523.3, 0, 'sine'], [659.3, .16, 'sine'], [784, .32, 'sine'], [1046.5, .5, 'sine']],
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
