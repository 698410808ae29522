import type { ReactNode } from 'react'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { AddToCalendar } from '../../ui/add-to-calendar/add-to-calendar.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { FileButtonLink } from '../../ui/button/file-button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { FactList, type Fact } from '../../ui/text/fact-list.tsx'
import { OwnTime, TenderCountdown } from './tender-countdown.tsx'
import { useTenderFacts } from './tender-facts.tsx'

interface TenderSummaryProps {
  tender: Tender
  isClosed: boolean
  left: number | undefined
  /** The button that submits a proposal. */
  action: ReactNode
}

/** The tender at a glance, and what to do about it (specification, section 2.7). */
export function TenderSummary({ tender, isClosed, left, action }: TenderSummaryProps) {
  const { tender: words, details } = useMessages()
  const language = useLanguage()
  const facts: Fact[] = [
    ...useTenderFacts(tender),
    {
      label: words.status,
      value: <Badge tone={isClosed ? 'danger' : 'success'}>{isClosed ? words.expired : words.active}</Badge>,
    },
    ...(!isClosed && tender.daysRemaining > 0
      ? [{ label: words.daysRemaining, value: formatNumber(tender.daysRemaining, language) }]
      : []),
  ]
  const [firstDocument] = tender.documents
  return (
    <section className="article-facts tender-summary" aria-label={details.atAGlance}>
      <FactList className="article-fact-list" facts={facts} />
      {!isClosed && <TenderCountdown left={left} />}
      <div className="article-actions">
        {isClosed ? (
          <p className="tender-closed" role="status">
            <Icon name="information" /> <span>{words.closed}</span>
          </p>
        ) : (
          action
        )}
        {firstDocument && (
          <FileButtonLink href={firstDocument.file.address} mediaType={firstDocument.file.mediaType}>
            {words.downloadDocuments}
          </FileButtonLink>
        )}
        {!isClosed && <AddToCalendar section="tenders" slug={tender.slug} />}
      </div>
      {!isClosed && <OwnTime deadline={tender.deadline} timeZone={tender.timeZone} left={left} />}
    </section>
  )
}
