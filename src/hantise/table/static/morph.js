// morph(old, fresh): makes `old` like `fresh`, keeping every element that already fits, so that focus, scroll, running animations
// and open <details> live on. Elements with an id keep their identity wherever they move.

// Written by table.js or by the person, never by a template: not taken away.
const KEEP = /^(data-is|data-lit|data-sure|tabindex|open|aria-(disabled|pressed))$/

// moveBefore keeps focus and animations of what is moved; not every browser has it.
const put = (box, node, ref) => node.isConnected && box.moveBefore ? box.moveBefore(node, ref) : box.insertBefore(node, ref)
const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || '') === (b.id || '')

export function morph(old, fresh) {
  if (fresh.dataset.keep && fresh.dataset.keep === old.dataset.keep) return     // a drawing that never changes is sent once
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !KEEP.test(name)) old.removeAttribute(name)
  let at = old.firstChild
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? document.getElementById(want.id) : at
    if (have && want.id && have.nodeName !== want.nodeName) have = null
    // What has no id must not take the place of an element that has one and is still wanted.
    if (!want.id) while (have && have.id && fresh.querySelector('#' + CSS.escape(have.id))) have = have.nextSibling
    if (have && alike(have, want) && !have.contains(old)) {
      if (have === at) at = at.nextSibling
      else put(old, have, at)
      if (have.nodeType !== Node.ELEMENT_NODE) { if (have.data !== want.data) have.data = want.data }
      else if (!have.isEqualNode(want)) morph(have, want)
    } else old.insertBefore(want, at)
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove() }
}
