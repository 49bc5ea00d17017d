// A stroll: before a new picture is shown, a piece of the old one goes from station to station, with a line of what leads it there.
// Whoever looks on may hurry it. The new picture tells of it by an element without a drawing:
// data-stroll (its key: another key, another stroll), data-who (the id of the piece), data-way ("x,y x,y ..." in the user units of
// the picture, the first where it stands), data-told (a line for each station but the first, parted by "|", and more for what
// happens at the last one). The script of the table fetches this where an element with the id `stroll` is there, empty meanwhile.
import { pace } from './motion.js'

const STEP = 380           // ms from station to station
const REST = 220           // and there

let wake = null            // ends the rest that is going on
let hurried = false

export const strolling = () => wake !== null

export function hurry() {
  hurried = true
  wake?.()
}

const rest = ms => new Promise(done => {
  const timer = setTimeout(() => wake(), ms)
  wake = () => { clearTimeout(timer); done() }
})

// Resolves when the piece has arrived, or was told to hurry. It stays there, by its style, until the new picture is shown.
export async function stroll(mark, say) {
  const piece = document.getElementById(mark.dataset.who)
  const stations = mark.dataset.way.trim().split(/\s+/).map(point => point.split(',').map(Number))
  const [[x, y]] = stations, at = ([u, v]) => `${u - x}px ${v - y}px`
  hurried = false
  for (const [i, line] of mark.dataset.told.split('|').entries()) {
    if (hurried) break
    say(line)
    if (piece && i + 1 < stations.length) {
      piece.animate({ translate: [at(stations[i]), at(stations[i + 1])] }, { duration: STEP * pace(), easing: 'ease-in-out' })
      piece.style.translate = at(stations[i + 1])
    }
    await rest((STEP + REST) * pace())
  }
  if (piece) {
    for (const running of piece.getAnimations()) running.cancel()
    piece.style.translate = at(stations.at(-1))
  }
  wake = null
}
