import type { StoredLinkCheck } from '../../content/link-check/stored-check.ts'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { formatGregorianDateAndTime, formatNumber } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'

interface StateOfCheckProps {
  check: Omit<StoredLinkCheck, 'findings'>
  language: Language
  checksOutside: boolean
  /** Whether nothing was found in what the person manages. */
  isEmpty: boolean
}

/** When the links were last checked, since when a check runs, and why one came to no end. */
export function StateOfCheck({ check, language, checksOutside, isEmpty }: StateOfCheckProps) {
  const words = linkCheckWords[language]
  const { last, runsSince, interrupted, fault } = check
  const inWords = (moment: string) => formatGregorianDateAndTime(moment, language, defaultTimeZone)
  return (
    <p role="status">
      {last
        ? words.last({ moment: inWords(last.finishedAt), links: formatNumber(last.links, language) })
        : words.never}
      {runsSince !== undefined && ` ${words.runsSince(inWords(runsSince))}`}
      {interrupted !== undefined && ` ${words.interrupted(inWords(interrupted))}`}
      {fault !== undefined && ` ${fault === 'offline' ? words.offline : words.failed}`}
      {!checksOutside && ` ${words.outsideOff}`}
      {last && isEmpty && ` ${words.nothing}`}
    </p>
  )
}
