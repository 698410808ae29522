import type { JSHandle } from '@playwright/test'
import type { Page } from './test.ts'

/** What was parsed last in each page. */
const parsed = new WeakMap<Page, { html: string; document: JSHandle<Document> }>()

/**
 * What the elements of a page's HTML say, read by the browser's own parser, without the time that showing the page takes.
 * It is parsed once for all that is asked of it in a row.
 * @param page any; it is not changed
 * @param attribute the one to be read instead of an element's text
 */
export async function textsIn(
  page: Page,
  html: string,
  selector: string,
  attribute?: string,
): Promise<(string | null)[]> {
  const textsOf = (document: JSHandle<Document>) =>
    document.evaluate(
      (read, [found, name]) =>
        Array.from(read.querySelectorAll(found), (element) =>
          name ? element.getAttribute(name) : element.textContent.replace(/[ \n]+/g, ' ').trim(),
        ),
      [selector, attribute ?? ''] as const,
    )
  const former = parsed.get(page)
  if (former?.html === html) {
    try {
      return await textsOf(former.document)
    } catch {
      // The page has been left since, and what was parsed in it is gone.
    }
  }
  const document = await page.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, 'text/html'),
    html,
  )
  parsed.set(page, { html, document })
  await former?.document.dispose()
  return textsOf(document)
}
