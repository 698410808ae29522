import type { Page } from './test.ts'

/**
 * What the elements of a page's HTML say, read by the browser's own parser, without the time that showing the page takes.
 * @param page any; it is not changed
 * @param attribute the one to be read instead of an element's text
 */
export function textsIn(
  page: Page,
  html: string,
  selector: string,
  attribute?: string,
): Promise<(string | null)[]> {
  return page.evaluate(
    ([text, found, name]) =>
      Array.from(new DOMParser().parseFromString(text, 'text/html').querySelectorAll(found), (element) =>
        name ? element.getAttribute(name) : element.textContent.replace(/[ \n]+/g, ' ').trim(),
      ),
    [html, selector, attribute ?? ''] as const,
  )
}
