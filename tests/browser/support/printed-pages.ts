import type { Page } from './test.ts'

/** On how many sheets of A4 a page is printed. */
export async function printedPages(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4' })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
