// Puzzles: which ones were solved is kept in this browser; a touch on the board leaves those picks that speak of the place.
// Without a script all picks stand there as links.
import { fit, seek } from './lens.js'

const KEY = 'puzzles'
const kept = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? {} } catch { return {} } }   // storage may be forbidden
const solved = game => { const found = kept()[game]; return Array.isArray(found) ? found : [] }

const here = document.querySelector('[data-puzzle]')
if (here && 'right' in here.dataset) {
  const { puzzle, number } = here.dataset
  try { localStorage.setItem(KEY, JSON.stringify({ ...kept(), [puzzle]: [...new Set([...solved(puzzle), +number])] })) } catch { /* not kept then */ }
}
for (const list of document.querySelectorAll('[data-puzzles]')) {
  for (const link of list.querySelectorAll('a')) {
    if (!solved(list.dataset.puzzles).includes(+link.textContent)) continue
    link.dataset.is = 'solved'
    link.setAttribute('aria-label', `${link.getAttribute('aria-label')} (${list.dataset.solved})`)
  }
}

const picks = [...document.querySelectorAll('.picks a')], all = document.querySelector('[data-all]')
const words = pick => pick.dataset.path.split(/[| ]/), there = new Set(picks.flatMap(words))
const show = at => {
  for (const pick of picks) pick.parentNode.hidden = at !== '' && !words(pick).includes(at)
  all.hidden = at === ''
  for (const place of document.querySelectorAll('.there [data-at]')) {
    if (place.dataset.at === at) place.dataset.is = 'on'
    else if (there.has(place.dataset.at)) place.dataset.is = 'can'
  }
}
if (all) {
  for (const place of document.querySelectorAll('.there [data-at]')) {
    if (!there.has(place.dataset.at)) continue
    place.dataset.is = 'can'
    place.addEventListener('click', () => {
      show(place.dataset.at)
      picks.find(pick => !pick.parentNode.hidden)?.focus()
    })
  }
  all.addEventListener('click', () => show(''))
  fit()
  seek()
}
