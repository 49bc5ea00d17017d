// A form that asks how many (data-count): what stands in it for more than that (data-from) is neither shown nor sent. What was
// chosen there is lost to the default. Without a script all is shown, and the server passes over what is too much.
for (const count of document.querySelectorAll('[data-count]')) {
  const fit = () => {
    for (const part of count.form.querySelectorAll('[data-from]')) {
      const much = +part.dataset.from > +count.value
      part.hidden = part.disabled = much
      if (much && part.selected) part.parentNode.value = [...part.parentNode.options].find(o => o.defaultSelected)?.value
    }
  }
  count.addEventListener('change', fit)
  fit()
}

// A box on the first page keeps what was chosen in it last, in this browser: one touch then plays the same way again.
for (const box of document.querySelectorAll('[data-box]')) {
  const key = `box-${box.dataset.box}`, selects = [...box.querySelectorAll('select')]
  const kept = () => { try { return JSON.parse(localStorage.getItem(key)) ?? {} } catch { return {} } }   // storage may be forbidden
  const last = kept()
  for (const select of selects) {
    const found = [...select.options].find(o => o.value === last[select.name])
    if (found && !found.disabled) {
      select.value = found.value
      select.dispatchEvent(new Event('change'))
    }
  }
  box.querySelector('form').addEventListener('submit', () => {
    try { localStorage.setItem(key, JSON.stringify(Object.fromEntries(selects.map(s => [s.name, s.value])))) } catch { /* not kept then */ }
  })
}
