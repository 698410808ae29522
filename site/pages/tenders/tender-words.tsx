import type { ReactNode } from 'react'
import type { Tender } from '../../../content/tenders/kind.ts'
import { formatTenderDate, formatTime } from '../../i18n/format.ts'
import { useFormMessages } from '../../i18n/form-messages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'

/** An instant as tenders tell it: the date in a long US-English style, the time and the zone's name beside it. */
export function TenderMoment({ instant, timeZone }: { instant: string; timeZone: string }) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  return (
    <time dateTime={instant} className="tender-moment">
      <bdi>{formatTenderDate(instant, timeZone)}</bdi>{' '}
      <span className="tender-moment-time">
        {words.deadlineIn(formatTime(instant, language, timeZone), timeZone.replaceAll('_', ' '))}
      </span>
    </time>
  )
}

export interface TenderFact {
  label: string
  value: ReactNode
}

/** What both the table and the summary card say (specification, section 2.7). */
export function useTenderFacts(tender: Tender): TenderFact[] {
  const { tender: words } = useFormMessages()
  return [
    ...(tender.location ? [{ label: words.location, value: <Localized value={tender.location} /> }] : []),
    ...(tender.duration ? [{ label: words.duration, value: <Localized value={tender.duration} /> }] : []),
    {
      label: words.issueDate,
      value: <bdi>{formatTenderDate(`${tender.issueDate}T12:00:00Z`, 'UTC')}</bdi>,
    },
    {
      label: words.deadline,
      value: <TenderMoment instant={tender.deadline} timeZone={tender.timeZone} />,
    },
  ]
}
