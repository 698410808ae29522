import type { Page } from './test.ts'

/**
 * What of a page's words is lost as it is laid out now: words that lie beyond the window's sides, words that a box cuts
 * off, words that lie over other words, and controls of the header outside the window. Each is reported with its place.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = []
    const width = document.documentElement.clientWidth
    const shortly = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
    const placeOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`

    if (document.documentElement.scrollWidth > width)
      lost.push(`the page is ${document.documentElement.scrollWidth - width} px wider than the window`)

    for (const control of document.querySelectorAll('.site-header :is(a, button)')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[popover]')) continue
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (left < -1 || right > width + 1 || top < -1 || bottom > window.innerHeight)
        lost.push(`a control of the header leaves the window: ${placeOf(control)}`)
    }

    type Cutting = 'reached by scrolling' | DOMRect[]
    const cuttingBoxesOf = new Map<Element, Cutting>()

    /** Boxes that cut what they hold, and offer no scrolling to reach it: an element's own and those around it. */
    const cuttingBoxes = (box: Element | null): Cutting => {
      if (!box || box === document.documentElement) return []
      const known = cuttingBoxesOf.get(box)
      if (known) return known
      const { overflowX, position } = getComputedStyle(box)
      const isCutting = overflowX === 'hidden' || overflowX === 'clip'
      const around = position === 'fixed' ? [] : cuttingBoxes(box.parentElement)
      let found: Cutting = 'reached by scrolling'
      if (overflowX !== 'auto' && overflowX !== 'scroll' && around !== 'reached by scrolling')
        found = isCutting ? [box.getBoundingClientRect(), ...around] : around
      cuttingBoxesOf.set(box, found)
      return found
    }

    const words: { element: Element; text: string; box: DOMRect; layer: Element | null }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element || !text.textContent?.trim()) continue
      if (element.closest('svg, script, style, noscript, template, .visually-hidden, [inert]')) continue
      if (
        !element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      )
        continue
      const cutting = cuttingBoxes(element)
      if (cutting === 'reached by scrolling') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue
        // Shown to those who listen alone.
        if (cutting.some((cut) => cut.width <= 1 || cut.height <= 1)) break
        const described = `"${shortly(text.textContent)}" in ${placeOf(element)}`
        if (box.left < -1 || box.right > width + 1) lost.push(`beyond the window: ${described}`)
        // Letters reach a little above and below their line.
        const slack = box.height / 4
        if (
          cutting.some(
            (cut) =>
              box.left < cut.left - 2 ||
              box.right > cut.right + 2 ||
              box.top < cut.top - slack ||
              box.bottom > cut.bottom + slack,
          )
        )
          lost.push(`cut off: ${described}`)
        words.push({ element, text: shortly(text.textContent), box, layer: element.closest('.site-header') })
      }
    }

    // The header lies over the page that scrolls under it.
    words.sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of words.entries()) {
      for (let next = index + 1; next < words.length; next++) {
        const other = words[next]
        if (!other || other.box.top > one.box.bottom) break
        if (one.element === other.element || one.layer !== other.layer) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Lines of a heading stand closer than their letters' boxes.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.45)
          lost.push(
            `"${one.text}" (${placeOf(one.element)}) lies over "${other.text}" (${placeOf(other.element)})`,
          )
      }
    }
    return [...new Set(lost)]
  })
}
