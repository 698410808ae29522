import type { ReactNode } from 'react'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { formatDayIn, formatTenderDate } from '../../../languages/format.ts'
import { formatTime } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'

/**
 * A day as tenders show it: in a long US-English style (specification, section 2.7), and beside it, on pages in another
 * language, in that language's own.
 */
export function TenderDate({ instant, timeZone }: { instant: string; timeZone: string }) {
  const language = useLanguage()
  return (
    <>
      <bdi lang="en">{formatTenderDate(instant, timeZone)}</bdi>
      {language !== 'en' && (
        <>
          {' '}
          <span className="tender-own-date">({formatDayIn(instant, language, timeZone)})</span>
        </>
      )}
    </>
  )
}

/** A calendar day (`YYYY-MM-DD`) as tenders show it. */
export function TenderDay({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <TenderDate instant={`${day}T12:00:00Z`} timeZone="UTC" />
    </time>
  )
}

/** An instant as tenders show it: the date, and the time of day with the place whose time it is. */
export function TenderMoment({ instant, timeZone }: { instant: string; timeZone: string }) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  return (
    <time dateTime={instant} className="tender-moment">
      <TenderDate instant={instant} timeZone={timeZone} />{' '}
      <span className="tender-moment-time">{words.atTime(formatTime(instant, language, timeZone))}</span>
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
      value: <TenderDay day={tender.issueDate} />,
    },
    {
      label: words.deadline,
      value: <TenderMoment instant={tender.deadline} timeZone={tender.timeZone} />,
    },
  ]
}
