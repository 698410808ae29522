import type { Page } from '@playwright/test'

/** What the translator puts before each text, as if it were another language. */
export const translated = '¿'

/**
 * Translates a page as Chrome does (facebook/react#11538): each text is taken out of the document, and a `font` with its
 * translation stands in its place; what appears later is translated too.
 */
export const translate = (page: Page) => page.evaluate(translateDocument, translated)

function translateDocument(mark: string): void {
  let isInOneStep = false
  const untranslated = 'script,style,noscript,textarea,font,[translate=no]'
  const translateText = (text: Text) => {
    if (!text.parentElement || text.data.trim() === '' || text.parentElement.closest(untranslated)) return
    const translation = document.createElement('font')
    translation.append(document.createElement('font'))
    translation.firstElementChild?.append(mark + text.data)
    // In either way: which one Chrome takes is its own matter.
    isInOneStep = !isInOneStep
    if (isInOneStep) text.replaceWith(translation)
    else {
      text.before(translation)
      text.remove()
    }
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    texts.forEach(translateText)
  }
  translateIn(document.body)
  document.documentElement.classList.add('translated-ltr')
  // It asks a server for what has appeared, and so never answers in the same task.
  const appeared = (records: MutationRecord[]) =>
    setTimeout(() => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node.isConnected && node !== document.body) translateIn(node)
    })
  new MutationObserver(appeared).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/** All texts that a page has, without the translator's marks: the same whether or not it is translated. */
export const textsOf = (page: Page) =>
  page.evaluate(
    ({ mark, silent }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest(silent) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      )
      let texts = ''
      while (walker.nextNode()) texts += walker.currentNode.textContent
      return texts.replaceAll(mark, '').replaceAll(/\s+/gu, ' ')
    },
    { mark: translated, silent: 'script,style,noscript' },
  )
