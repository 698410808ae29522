import { formatDateAndTime, formatLength, ownTimeZone } from '../../../languages/format.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { countdownParts } from './countdown-parts.ts'

interface TenderCountdownProps {
  deadline: string
  timeZone: string
  /** Milliseconds left; nothing before scripts run. */
  left: number | undefined
}

/** The time left, which only scripts can show. Its place is reserved until they do, so that nothing moves. */
export function TenderCountdown({ left }: Pick<TenderCountdownProps, 'left'>) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  const isLight = useIsLight()
  if (isLight || left === 0) return null
  if (left === undefined)
    return <p className="tender-countdown tender-countdown-to-come" aria-hidden="true" />
  return (
    <p className="tender-countdown" role="timer" aria-live="off">
      <span className="tender-countdown-label">{words.closesIn}</span>
      <span className="tender-countdown-parts">
        {countdownParts(left).map(({ unit, value }) => (
          <span key={unit}>{formatLength(value, unit, language)}</span>
        ))}
      </span>
    </p>
  )
}

/** The time of day of a deadline where the visitor is, which only scripts can know. Stands where nothing follows. */
export function OwnTime({ deadline, timeZone, left }: TenderCountdownProps) {
  const language = useLanguage()
  const { tenderDetails: words } = useFormMessages()
  if (left === undefined) return null
  const own = ownTimeZone()
  const [there, here] = [timeZone, own].map((zone) => formatDateAndTime(deadline, language, zone))
  if (here === there) return null
  return (
    <p className="tender-own-time">
      <span>{words.yourTime}</span> <time dateTime={deadline}>{formatMoment(deadline, language, own)}</time>
    </p>
  )
}
