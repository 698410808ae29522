import { addressIn } from '../../../languages/address.ts'
import { languageList, languages, type Language } from '../../../languages/languages.ts'
import { html, Html } from './html.ts'
import { documentationStyle } from './style.ts'

interface PlainPage {
  title: string
  lead: string
  /** Name of the organisation, in the page's language. */
  name: string
  addressOf: (language: Language) => string
  /** For a page that search engines lead to: the site's origin, with which it names its address and those in other languages. */
  siteUrl?: string
  main: Html
}

/** A page about how something is published, without scripts, which leads to itself in the other languages. */
export function plainPage(
  { title, lead, name, addressOf, siteUrl, main }: PlainPage,
  language: Language,
): string {
  const others = languageList.filter(({ code }) => code !== language)
  const page = html`<html lang="${language}" dir="${languages[language].direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <meta name="description" content="${lead}" />
      ${siteUrl === undefined ? undefined : addressesForSearchEngines(siteUrl, addressOf, language)}
      <link rel="icon" href="/favicon.svg" />
      ${new Html(`<style>${documentationStyle}</style>`)}
    </head>
    <body>
      <header>
        <div class="wide">
          <p><a href="${addressIn(language, '/tenders')}">${name}</a></p>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          <ul class="facts">
            ${others.map(
              ({ code, ownName, direction }) =>
                html`<li>
                  <a href="${addressOf(code)}" lang="${code}" dir="${direction}" hreflang="${code}"
                    >${ownName}</a
                  >
                </li>`,
            )}
          </ul>
        </div>
      </header>
      <main class="wide">${main}</main>
    </body>
  </html>`
  return `<!doctype html>\n${page.source}\n`
}

/** English is for whoever has none of the other languages. */
function addressesForSearchEngines(
  siteUrl: string,
  addressOf: PlainPage['addressOf'],
  language: Language,
): Html {
  const alternates = [
    ...languageList.map(({ code }) => [code, addressOf(code)] as const),
    ['x-default', addressOf('en')] as const,
  ]
  return html`<link rel="canonical" href="${siteUrl}${addressOf(language)}" /> ${alternates.map(
      ([of, address]) => html`<link rel="alternate" hreflang="${of}" href="${siteUrl}${address}" />`,
    )}`
}
