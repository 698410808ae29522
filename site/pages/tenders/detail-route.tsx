import { tenderKind } from '../../../content/tenders/kind.ts'
import { formatNumber, formatTenderDate } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { pageFreshnessContext } from '../../loading/contexts.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { Localized, Paragraphs } from '../../ui/text/localized.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const tender = await findOrNotFound(tenderKind, context, params.id)
  context.get(pageFreshnessContext).until(tender.deadline)
  return { tender }
}

/** Tender details (specification, section 2.7). */
export default function TenderPage({ loaderData: { tender } }: Route.ComponentProps) {
  const { tender: words } = useMessages()
  const language = useLanguage()
  const summary = [
    ...(tender.location ? [{ label: words.location, value: <Localized value={tender.location} /> }] : []),
    ...(tender.duration ? [{ label: words.duration, value: <Localized value={tender.duration} /> }] : []),
    { label: words.issueDate, value: formatTenderDate(`${tender.issueDate}T12:00:00Z`, 'UTC') },
    { label: words.deadline, value: formatTenderDate(tender.deadline, tender.timeZone) },
  ]
  const rows = [
    { label: words.reference, value: <span className="left-to-right">{tender.referenceNumber}</span> },
    ...summary,
    ...(tender.mobileNumber
      ? [{ label: words.mobile, value: <span className="left-to-right">{tender.mobileNumber}</span> }]
      : []),
    ...(tender.landNumber
      ? [{ label: words.landline, value: <span className="left-to-right">{tender.landNumber}</span> }]
      : []),
    ...(tender.email
      ? [
          {
            label: words.email,
            value: (
              <a className="left-to-right" href={`mailto:${tender.email}`}>
                {tender.email}
              </a>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageHead title={tender.title.text} description={tender.description.text} kind="article" />
      <PageHero above={words.details} title={<Localized value={tender.title} />} />
      <div className="wide section">
        <table>
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
        <h2>{words.about}</h2>
        <Paragraphs value={tender.description} />
        <h2>{words.requirements}</h2>
        <ul>
          <li>{words.requirement1}</li>
          <li>{words.requirement2}</li>
          <li>{words.requirement3}</li>
        </ul>
        <dl className="facts">
          {summary.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{words.status}</dt>
            <dd>{tender.isExpired ? words.expired : words.active}</dd>
          </div>
          {!tender.isExpired && tender.daysRemaining > 0 && (
            <div>
              <dt>{words.daysRemaining}</dt>
              <dd>{formatNumber(tender.daysRemaining, language)}</dd>
            </div>
          )}
        </dl>
        {!tender.isExpired && (
          <p>
            <AddToCalendar section="tenders" slug={tender.slug} />
          </p>
        )}
        {tender.documents.length > 0 && (
          <>
            <h2>{words.downloadDocuments}</h2>
            <DocumentList files={tender.documents.map(({ file }) => ({ file }))} />
          </>
        )}
        {tender.isExpired && <p className="notice">{words.closed}</p>}
      </div>
    </>
  )
}
