// A field that filters the rules: paragraphs, list items and table rows that hold all the words typed stay.
export function searchable(box) {
  const field = box.querySelector('[data-search]'), none = box.querySelector('[data-none]')
  if (!field) return
  const parts = [...box.querySelectorAll('#rulebook li.rule, #rulebook > p, #rulebook > ul > li:not(.rule), #rulebook > ol > li, #rulebook > pre, #rulebook tbody tr')]
  field.addEventListener('input', () => {
    const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const part of parts) {
      const text = part.textContent.toLocaleLowerCase(), has = words.every(word => text.includes(word))
      part.hidden = !has
      if (has) found++
    }
    none.hidden = found > 0
  })
}
if (document.body?.classList.contains('rules')) searchable(document.body)
