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
