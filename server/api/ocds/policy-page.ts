import type { Organization } from '../../../content/organization/read-organization.ts'
import { addressIn } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'
import { ocdsLicence } from '../../../procurement/tenders/ocds/package-metadata.ts'
import { html } from '../docs/html.ts'
import { plainPage } from '../docs/plain-page.ts'
import { transparencyWords } from '../../../languages/transparency-words.ts'
import { policyWords } from '../../../languages/ocds-policy-words.ts'

/** What `publicationPolicy` of each package leads to: how tenders are published as open data, in one language. */
export function policyPage(
  { name, procurementEmail }: Pick<Organization, 'name' | 'procurementEmail'>,
  language: Language,
): string {
  const words = policyWords[language]
  const main = html`${words.sections.map(
      ({ title, text }) =>
        html`<h2>${title}</h2>
          <p>${text}</p>`,
    )}
    <ul>
      <li><a href="${ocdsLicence}" rel="license">${words.licence}</a></li>
      <li><a href="/api/docs#group-tenders" hreflang="en">${words.documentation}</a></li>
      <li><a href="${addressIn(language, '/transparency')}">${transparencyWords[language].title}</a></li>
      <li>
        ${words.contact}: <a href="mailto:${procurementEmail}"><bdi>${procurementEmail}</bdi></a>
      </li>
    </ul>`
  return plainPage(
    {
      title: words.title,
      lead: words.lead,
      name: name.text,
      addressOf: (other) => `/api/ocds/policy/${other}`,
      main,
    },
    language,
  )
}
