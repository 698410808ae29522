import type { Organization } from '../../../content/organization/read-organization.ts'
import { addressIn } from '../../../languages/address.ts'
import { languageList, languages, type Language } from '../../../languages/languages.ts'
import { ocdsLicence } from '../../../procurement/tenders/ocds/package-metadata.ts'
import { html, Html } from '../docs/html.ts'
import { documentationStyle } from '../docs/style.ts'
import { policyWords } from './policy-words.ts'

/** What `publicationPolicy` of each package leads to: how tenders are published as open data, in one language. */
export function policyPage(
  { name, procurementEmail }: Pick<Organization, 'name' | 'procurementEmail'>,
  language: Language,
): string {
  const words = policyWords[language]
  const others = languageList.filter(({ code }) => code !== language)
  const page = html`<html lang="${language}" dir="${languages[language].direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${words.title}</title>
      <meta name="description" content="${words.lead}" />
      <link rel="icon" href="/favicon.svg" />
      ${new Html(`<style>${documentationStyle}</style>`)}
    </head>
    <body>
      <header>
        <div class="wide">
          <p><a href="${addressIn(language, '/tenders')}">${name.text}</a></p>
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <ul class="facts">
            ${others.map(
              ({ code, ownName, direction }) =>
                html`<li>
                  <a href="/api/ocds/policy/${code}" lang="${code}" dir="${direction}" hreflang="${code}"
                    >${ownName}</a
                  >
                </li>`,
            )}
          </ul>
        </div>
      </header>
      <main class="wide">
        ${words.sections.map(
          ({ title, text }) =>
            html`<h2>${title}</h2>
              <p>${text}</p>`,
        )}
        <ul>
          <li><a href="${ocdsLicence}" rel="license">${words.licence}</a></li>
          <li><a href="/api/docs#group-tenders" hreflang="en">${words.documentation}</a></li>
          <li>
            ${words.contact}: <a href="mailto:${procurementEmail}"><bdi>${procurementEmail}</bdi></a>
          </li>
        </ul>
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${page.source}\n`
}
