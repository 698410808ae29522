import type { Vacancy } from '../../../content/vacancies/kind.ts'
import { formatMoment } from '../../i18n/format.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'

/** Until when one may apply, with the name of the zone in which it is told. */
export function VacancyDeadline({ vacancy: { deadline, timeZone } }: { vacancy: Vacancy }) {
  const language = useLanguage()
  const { vacancy: words } = useMessages()
  if (deadline === null) return words.untilFilled
  return (
    <time dateTime={deadline} className="tender-moment">
      <span>{formatMoment(deadline, language, timeZone)}</span>{' '}
      <span className="tender-moment-time left-to-right">{timeZone.replaceAll('_', ' ')}</span>
    </time>
  )
}
