/** What Chrome and Edge put in the place of a text; pages of the site have none of their own. */
const translation = 'font'

/**
 * Lets React take over and change a page that the browser translates. Chrome and Edge take texts out of the document and
 * put others in their place, while React goes on with the texts that it made: as it cannot remove them, “Something went
 * wrong” would stand in place of the next page (facebook/react#11538, open since 2017). So what stands for a text is removed
 * with it, and what is put before a text is put before that. Nothing else of the browser's changes (decision 027).
 *
 * Texts that are translated already stand in the page again when this ends, as React expects them when it takes the page over;
 * the browser translates them again in a later task.
 * @returns whether there were any
 */
export function workWhenTranslated(): boolean {
  const { replaced, isTranslated } = followTranslation()
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    // A translator may also have moved an element, or taken out what it does not give back.
    const present = child.parentNode === this ? child : (replaced.get(child) ?? child)
    const parent = isTranslated() ? present.parentNode : this
    if (parent) removeChild.call(parent, present)
    return child
  }

  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    let place = before
    if (before && before.parentNode !== this && isTranslated()) {
      place = replaced.get(before) ?? before
      while (place && place.parentNode !== this) place = place.parentNode
    }
    insertBefore.call(this, child, place)
    return child
  }

  const translations = document.querySelectorAll(translation)
  for (const one of translations) {
    const text = replaced.get(one)
    if (text) one.replaceWith(text)
  }
  return translations.length > 0
}

/** Knows from now on, and of what has happened already, which translation stands for a text, and the reverse. */
function followTranslation() {
  const replaced = new WeakMap<Node, ChildNode>()
  let isTranslated = false
  const isNew = (node: Node | null): node is Element =>
    node instanceof Element && node.localName === translation && !replaced.has(node)
  const note = (changes: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      // Where React changes a text that is not in the page, it goes back: the browser finds it and translates it again.
      if (type === 'characterData') replaced.get(target)?.replaceWith(target)
      for (const text of removedNodes) {
        const instead = [...addedNodes, previousSibling, nextSibling].find(isNew)
        if (!(text instanceof Text) || !instead) continue
        isTranslated = true
        replaced.set(text, instead).set(instead, text)
        observer.observe(text, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
  note(window.earlyActs?.changes ?? [])
  return { replaced, isTranslated: () => isTranslated }
}
