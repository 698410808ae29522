import type { Tender } from '../../../procurement/tenders/kind.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { EmailLink, TelephoneLink } from '../../ui/text/contact.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { useTenderFacts } from './tender-facts.tsx'

/** Title, location, duration, dates and whom to ask (specification, section 2.7). */
export function TenderTable({ tender }: { tender: Tender }) {
  const { tender: words, tenderDetails } = useFormMessages()
  const code = (value: string) => <span className="left-to-right">{value}</span>
  const rows = [
    { label: tenderDetails.title, value: <Localized value={tender.title} /> },
    { label: words.reference, value: code(tender.referenceNumber) },
    ...useTenderFacts(tender),
    ...(tender.mobileNumber
      ? [{ label: words.mobile, value: <TelephoneLink number={tender.mobileNumber} /> }]
      : []),
    ...(tender.landNumber
      ? [{ label: words.landline, value: <TelephoneLink number={tender.landNumber} /> }]
      : []),
    ...(tender.email
      ? [
          {
            label: words.email,
            value: <EmailLink address={tender.email} />,
          },
        ]
      : []),
  ]
  return (
    <table className="tender-table">
      <caption className="visually-hidden">{words.details}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
