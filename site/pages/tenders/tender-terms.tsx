import { Localized } from '../../ui/text/localized.tsx'
import type { TermsOnPage } from './read-tender-terms.ts'

/** What the tender promises, as the transparency log has it. Its words come with it: only this page has them. */
export function TenderTerms({ terms: { title, lead, rows, links } }: { terms: TermsOnPage }) {
  return (
    <section id="terms">
      <h2 id="terms-title">{title}</h2>
      <p className="tender-lead">{lead}</p>
      <table className="tender-table" aria-labelledby="terms-title">
        <tbody>
          {rows.map(({ term, value, code, note }) => (
            <tr key={term.text + code}>
              <th scope="row">
                <Localized value={term} />
              </th>
              <td>
                {value}{' '}
                {code && (
                  <code dir="ltr" translate="no">
                    {code}
                  </code>
                )}{' '}
                {note && <strong>{note}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {links.map(({ href, text }) => (
        <p key={href} className="tender-open-data">
          <a href={href}>{text}</a>
        </p>
      ))}
    </section>
  )
}
