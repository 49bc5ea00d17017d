// A form that asks how many (data-count): what stands in it for more than that (data-from) is neither shown nor sent. What was
// chosen there is lost to the default. Without a script all is shown, and the server passes over what is too much.
// What means something with some numbers of people alone (data-only) cannot be chosen with others, and says so.
function only(form, n) {
  for (const part of form.querySelectorAll('[data-only]')) {
    const none = !part.dataset.only.split(',').includes(n)
    part.toggleAttribute('data-none', none)
    for (const choice of part.querySelectorAll('input')) choice.disabled = none || !!choice.closest('[data-only][data-none]')
    if (none && part.matches('label') && part.querySelector(':checked')) {
      const there = [...part.closest('fieldset').querySelectorAll('input')].filter(i => !i.disabled)
      ;(there.find(i => i.defaultChecked) ?? there[0]).checked = true
    }
  }
}

for (const count of document.querySelectorAll('[data-count]')) {
  const fit = () => {
    for (const part of count.form.querySelectorAll('[data-from]')) {
      const much = +part.dataset.from > +count.value
      part.hidden = part.disabled = much
      if (much && part.selected) part.parentNode.value = [...part.parentNode.options].find(o => o.defaultSelected)?.value
    }
    only(count.form, count.value)
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

// The form of a new table keeps what was chosen in it last, name and options, in this browser.
for (const form of document.querySelectorAll('[data-keeps]')) {
  const key = `new-${form.dataset.keeps}`
  const fields = [...form.elements].filter(e => e.name && e.type !== 'hidden')
  const read = e => e.type === 'radio' || e.type === 'checkbox' ? e.checked : e.value
  const mark = e => e.type === 'radio' ? `${e.name}=${e.value}` : e.name
  let last = null
  try { last = JSON.parse(localStorage.getItem(key)) } catch { /* storage may be forbidden */ }
  if (last && !('given' in form.dataset)) {
    for (const e of fields) {
      const value = last[mark(e)]
      if (value === undefined) continue
      if (e.type === 'radio' || e.type === 'checkbox') e.checked = value
      else if (e.tagName !== 'SELECT' || [...e.options].some(o => o.value === value)) e.value = value
    }
    for (const e of form.querySelectorAll('[data-count]')) e.dispatchEvent(new Event('change'))
  }
  form.addEventListener('submit', () => {
    try { localStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map(e => [mark(e), read(e)])))) } catch { /* not kept then */ }
  })
}

// One's name is asked once: what was typed last stands in the field the next time.
for (const field of document.querySelectorAll('input[autocomplete=nickname]')) {
  try { field.value ||= localStorage.getItem('name') ?? '' } catch { /* storage may be forbidden */ }
  field.form?.addEventListener('submit', () => { try { localStorage.setItem('name', field.value) } catch { /* not kept then */ } })
}
