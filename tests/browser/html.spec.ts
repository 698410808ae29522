import { hasJava } from '../../commands/steps/java.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { addresses, details, makesOfPage } from './support/addresses.ts'
import { inParts } from './support/in-parts.ts'
import { readPage } from './support/read-page.ts'
import { expect, test } from './support/test.ts'
import { findingsInHtml } from './support/validate-html.ts'
import { findingsOfW3c } from './support/w3c-checker.ts'

/** States of pages that have an address of their own. */
const states = [
  '/news?q=water',
  '/news?q=nothing-has-these-words',
  '/projects?country=jordan',
  '/search?q=water',
  '/search?q=nothing-has-these-words',
  '/design-system',
  '/tenders/independent-review-of-brine-outfalls',
  '/publications/annual-report-2025',
  '/publications/water-and-energy-figures-of-the-member-states',
]

const all = [...addresses, ...details, ...states]

/** One page of each make, and each state. */
const makes = all.filter((path) => makesOfPage.includes(path) || states.includes(path))

/**
 * What this checker asks beyond the W3C's, which reads every address in every language, is a matter of structure, which languages
 * share: English has all pages, and the others share some, each of which is read in one of them.
 */
function pagesReadIn(language: Language): readonly string[] {
  const place = languageCodes.indexOf(language)
  return place === 0 ? all : makes.filter((_, index) => index % (languageCodes.length - 1) === place - 1)
}

for (const language of languageCodes) {
  for (const [part, paths] of inParts(pagesReadIn(language), 21)) {
    test(`the server sends valid HTML at every address (${language}), part ${part}`, async ({ baseURL }) => {
      for (const path of paths) {
        const address = addressIn(language, path)
        const { status, html } = await readPage(baseURL, address)
        expect.soft(status, address).toBe(200)
        expect.soft(await findingsInHtml(html, address), address).toEqual([])
      }
    })
  }

  test(`the server sends valid HTML for an unknown address (${language})`, async ({ baseURL }) => {
    const missing = addressIn(language, '/nothing/stands/here')
    const { status, html } = await readPage(baseURL, missing)
    expect(status).toBe(404)
    expect(await findingsInHtml(html, missing)).toEqual([])
  })
}

// One checker looks at two languages: it is quicker with each page.
for (const pair of [
  ['en', 'ar'],
  ['fr', 'fa'],
] as const) {
  test(`the W3C’s own checker finds nothing at any address, and something where there is (${pair.join(', ')})`, async ({
    baseURL,
  }) => {
    test.skip(!hasJava(), 'The checker needs Java')
    const pages = new Map<string, string>()
    for (const language of pair) {
      for (const path of [...all, '/nothing/stands/here']) {
        const address = addressIn(language, path)
        pages.set(address, (await readPage(baseURL, address)).html)
      }
    }
    // Most of a small run's time is its start: what is wrong on purpose is looked at in the same one.
    const wrong =
      '<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><ul><li value="1">One</li></ul></body></html>'
    expect(await findingsOfW3c(pages.set('wrong on purpose', wrong))).toEqual([
      expect.stringMatching(/^wrong on purpose: .*value.*li/),
    ])
  })
}

test('HTML that is not valid is noticed', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`
  expect(await findingsInHtml(page('<p>Words</p>'), '/')).toEqual([])
  for (const [body, rule] of [
    ['<p id="a">One</p><p id="a">Two</p>', 'no-dup-id'],
    ['<button type="button"><div>Block</div></button>', 'element-permitted-content'],
    ['<img src="/a.png">', 'wcag/h37'],
    ['<h3>Too deep</h3>', 'heading-level'],
    ['<p aria-label="Name">Words</p>', 'aria-label-misuse'],
    ['<h2></h2>', 'empty-heading'],
    ['<nav></nav><nav></nav>', 'unique-landmark'],
    ['<label for="nothing">Label</label>', 'no-missing-references'],
  ] as const) {
    expect(await findingsInHtml(page(body), '/'), body).toContainEqual(expect.stringContaining(rule))
  }
})
