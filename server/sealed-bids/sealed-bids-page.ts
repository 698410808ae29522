import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { sealedBidsWords } from '../../languages/sealed-bids/sealed-bids-words.ts'
import { html, textWithCode, type Html } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'

/** For whom sealed proposals are explained. */
export type Reader = 'bidders' | 'auditors'

/** Where each of the two pages is. */
export const sealedBidsPaths: Readonly<Record<Reader, string>> = {
  bidders: '/sealed-bids',
  auditors: '/sealed-bids/auditors',
}

/**
 * How sealed proposals work and what they do not prove, in one language, without scripts.
 * @param name of the organisation, in the page's language
 * @param siteUrl the site's origin
 */
export function sealedBidsPage(reader: Reader, name: string, language: Language, siteUrl: string): string {
  const words = sealedBidsWords[language]
  const { title, lead } = words[reader]
  const other = reader === 'bidders' ? 'auditors' : 'bidders'
  const links = [
    [sealedBidsPaths[other], other === 'auditors' ? words.toAuditors : words.toBidders],
    ['/receipts/check', words.toReceiptCheck],
    ['/transparency', words.toLog],
  ] as const
  const main = html`${reader === 'bidders' ? forBidders(language) : forAuditors(language)}
    <ul>
      ${links.map(([path, text]) => html`<li><a href="${addressIn(language, path)}">${text}</a></li>`)}
    </ul>`
  return plainPage(
    { title, lead, name, main, siteUrl, addressOf: (code) => addressIn(code, sealedBidsPaths[reader]) },
    language,
  )
}

function forBidders(language: Language): Html {
  const { points, note } = sealedBidsWords[language].bidders
  return html`${list('ol', points)}
    <p>${note}</p>`
}

function forAuditors(language: Language): Html {
  const { sections, threats, limits, checks, unseen } = sealedBidsWords[language].auditors
  return html`${sections.map(
      ({ title, paragraphs = [], steps }) =>
        html`<h2>${title}</h2>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${steps && list('ol', steps)}`,
    )}
    <h2>${threats.title}</h2>
    <div class="table" tabindex="0" role="region" aria-label="${threats.title}">
      <table>
        <thead>
          <tr>
            ${threats.heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${threats.rows.map(
            ([who, what, how]) =>
              html`<tr>
                <th scope="row">${who}</th>
                <td>${what}</td>
                <td>${how}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>${limits.title}</h2>
    ${list('ul', limits.points)}
    <h2>${checks.title}</h2>
    ${list('ol', checks.steps)}
    <h2>${unseen.title}</h2>
    ${list('ul', unseen.points)}`
}

function list(element: 'ol' | 'ul', items: readonly string[]): Html {
  const all = items.map((item) => html`<li><p>${textWithCode(item)}</p></li>`)
  return element === 'ol'
    ? html`<ol>
        ${all}
      </ol>`
    : html`<ul>
        ${all}
      </ul>`
}
