// A picture of how to play that asks something: each place that is touched says whether the deed may name it. What it says came
// with the page, from the engine. Without a script the answers stand below the picture.
for (const picture of document.querySelectorAll('figure[data-answers]')) {
  const answers = JSON.parse(picture.dataset.answers), heard = picture.querySelector('.heard')
  const left = new Set(Object.keys(answers).filter(at => answers[at][0]))
  const all = left.size
  const places = [...picture.querySelectorAll('svg [data-at]')].filter(place => place.dataset.at in answers)
  const touch = place => {
    const at = place.dataset.at, [legal, said] = answers[at]
    place.dataset.is = legal ? 'on' : 'wait'
    if (legal) left.delete(at)
    heard.className = `heard ${legal ? 'yes' : 'no'}`
    heard.textContent = `${legal ? picture.dataset.yes : picture.dataset.no} ${said} (${all - left.size}/${all})`
  }
  for (const place of places) {
    place.tabIndex = 0
    place.addEventListener('click', () => touch(place))
    place.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      touch(place)
    })
  }
  picture.dataset.ready = ''
}
