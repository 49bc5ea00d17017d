// Motion shows what caused what: between two pictures a piece flies from where it lay, a card turns, a die rolls. Nothing takes longer
// than 600 ms, and nothing waits for it: the new picture is there at once, so it is right wherever a motion is cut. How fast things move
// is the reader's choice, kept in the browser (data-motion, see theme.js); where he has made none, the system's.
const MOVING = '[data-fly],[data-face],[data-roll]'
const calm = matchMedia('(prefers-reduced-motion: reduce)')

// How long motions take, of what they take by default: 1, a half, nothing.
export const pace = () => ({ normal: 1, faster: .5, off: 0 })[document.documentElement.dataset.motion] ?? (calm.matches ? 0 : 1)

// Where everything is that may move.
export const measure = () => new Map([...document.querySelectorAll(MOVING)].map(e =>
  [e.id, { place: e.dataset.fly, face: e.dataset.face, roll: e.dataset.roll, box: e.getBoundingClientRect() }]))

// From there to where it is now. Returns what happened, as it may be heard: a die rolled, a card turned, a piece moved; '' nothing.
export function move(was) {
  const slow = pace()
  let heard = ''
  for (const e of document.querySelectorAll(MOVING)) {
    const before = was.get(e.id)
    if (slow) animate(e, before, slow)
    if (before?.roll !== e.dataset.roll) heard = 'die'
    else if (before && before.face !== e.dataset.face) heard = heard || 'card'
    else if (before && before.place !== e.dataset.fly && heard !== 'die') heard = 'moves'
  }
  return heard
}

function animate(e, before, slow) {
  if (before?.roll !== e.dataset.roll) {
    e.animate({ rotate: ['-450deg', '20deg', '0deg'], scale: ['.6', '1.15', '1'] }, { duration: 550 * slow, easing: 'cubic-bezier(.2,.6,.3,1)' })
    return
  }
  if (!before) { e.animate({ opacity: [0, 1] }, 250 * slow); return }
  if (before.place !== e.dataset.fly) {
    const a = before.box, b = e.getBoundingClientRect()
    const scale = e.parentNode.getScreenCTM?.()?.a || 1          // px of `translate` are user units inside an SVG
    const dx = (a.x + a.width / 2 - b.x - b.width / 2) / scale, dy = (a.y + a.height / 2 - b.y - b.height / 2) / scale
    // `translate`, not `transform`: that would replace the attribute that holds the piece's place.
    e.animate({ translate: [`${dx}px ${dy}px`, '0px 0px'] }, { duration: 450 * slow, easing: 'cubic-bezier(.3,.1,.2,1)' })
  }
  if (before.face !== e.dataset.face) e.animate({ scale: ['0 1', '1 1'] }, { duration: 260 * slow, easing: 'ease-out' })
}
