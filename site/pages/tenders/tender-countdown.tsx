import { formatDateAndTime, formatLength, ownTimeZone } from '../../i18n/format.ts'
import { formatMoment } from '../../i18n/moments.ts'
import { useFormMessages } from '../../i18n/form-messages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { needsScripts } from '../../loading/needs-scripts.ts'
import { countdownParts } from './countdown-parts.ts'

interface TenderCountdownProps {
  deadline: string
  timeZone: string
  /** Milliseconds left; nothing before scripts run. */
  left: number | undefined
}

/** What only scripts can tell of a deadline: the time left, and the time of day where the visitor is. */
export function TenderCountdown({ deadline, timeZone, left }: TenderCountdownProps) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  if (left === undefined) return <span hidden {...needsScripts} />
  const own = ownTimeZone()
  const [there, here] = [timeZone, own].map((zone) => formatDateAndTime(deadline, language, zone))
  return (
    <>
      {left > 0 && (
        <p className="tender-countdown" role="timer" aria-live="off">
          <span className="tender-countdown-label">{words.closesIn}</span>
          <span className="tender-countdown-parts">
            {countdownParts(left).map(({ unit, value }) => (
              <span key={unit}>{formatLength(value, unit, language)}</span>
            ))}
          </span>
        </p>
      )}
      {here !== there && (
        <p className="tender-own-time">
          <span>{words.yourTime}</span>{' '}
          <time dateTime={deadline}>{formatMoment(deadline, language, own)}</time>
        </p>
      )}
    </>
  )
}
