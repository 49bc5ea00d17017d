// morph(old, fresh): makes `old` like `fresh`, keeping every element that already fits, so that focus, scroll, running animations
// and open <details> live on. Elements with an id keep their identity wherever they move. A stub (data-same) stands for elements that
// are there already: they stay as they are. Returns false where they are not: then the page must ask for everything.

// Written by table.js or by the person, never by a template: not taken away.
const KEEP = /^(data-is|data-lit|data-last|data-sure|tabindex|open|aria-(disabled|pressed))$/

// moveBefore keeps focus and animations of what is moved; not every browser has it.
const put = (box, node, ref) => node.isConnected && box.moveBefore ? box.moveBefore(node, ref) : box.insertBefore(node, ref)
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '')

// The elements that a stub stands for, from its own on; null where there are not so many.
export function run(stub, own) {
  const found = own ? [own] : []
  while (found.length && found.length < +stub.dataset.same) {
    const next = found.at(-1).nextElementSibling
    if (!next) return null
    found.push(next)
  }
  return found.length ? found : null
}

export function morph(old, fresh) {
  let whole = true
  if (fresh.dataset.keep && fresh.dataset.keep === old.dataset.keep) return whole     // a drawing that never changes is looked at once
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !KEEP.test(name)) old.removeAttribute(name)
  let at = old.firstChild
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? document.getElementById(want.id) : at
    if (have && want.id && have.nodeName !== want.nodeName) have = null
    // What has no id must not take the place of an element that has one and is still wanted.
    if (!want.id) while (have && have.id && fresh.querySelector('#' + CSS.escape(have.id))) have = have.nextSibling
    if (want.dataset?.same !== undefined) {
      const same = run(want, have)
      for (const one of same || []) {
        if (one === at) at = at.nextSibling
        else put(old, one, at)
      }
      whole = !!same && whole
    } else if (have && alike(have, want) && !have.contains(old)) {
      if (have === at) at = at.nextSibling
      else put(old, have, at)
      if (have.nodeType !== Node.ELEMENT_NODE) { if (have.data !== want.data) have.data = want.data }
      else if (!have.isEqualNode(want)) whole = morph(have, want) && whole
    } else old.insertBefore(want, at)
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove() }
  return whole
}
