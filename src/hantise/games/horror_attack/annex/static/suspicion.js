// A line that moves over the strips of the suspicion curve, by the slider, its arrow keys, or a touch of a strip. All that it
// says stands in the table of numbers below.
const box = document.getElementById('curve'), step = document.getElementById('step'), last = +box.dataset.n
const strips = [...box.querySelectorAll('li')].map(li => ({ now: li.querySelector('[data-now]'), line: li.querySelector('.ha-curve-now'), plot: li.querySelector('.curve') }))

function show() {
  const row = document.getElementById('n-' + step.value)
  document.getElementById('at').textContent = step.value
  document.getElementById('deed').textContent = row.cells[1].textContent
  strips.forEach(({ now, line }, i) => {
    now.textContent = row.cells[2 + i].dataset.said
    line.setAttribute('transform', `translate(${step.value} 0)`)
  })
  step.setAttribute('aria-valuetext', `${step.value} / ${last}. ${row.cells[1].textContent}`)
}

const point = event => {
  const r = event.currentTarget.getBoundingClientRect()
  step.value = Math.round(last * (event.clientX - r.left) / r.width)
  show()
}
for (const { plot } of strips) {
  plot.addEventListener('pointerdown', point)
  plot.addEventListener('pointermove', event => { if (event.buttons || event.pointerType === 'mouse') point(event) })
}
step.addEventListener('input', show)
box.querySelector('.when').hidden = false
show()
