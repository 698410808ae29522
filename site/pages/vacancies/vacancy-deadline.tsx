import type { Vacancy } from '../../../content/vacancies/kind.ts'
import { formatMoment } from '../../i18n/moments.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'

/** Until when one may apply, with the place whose time it is told in. */
export function VacancyDeadline({ vacancy: { deadline, timeZone } }: { vacancy: Vacancy }) {
  const language = useLanguage()
  const { vacancy: words } = useMessages()
  if (deadline === null) return words.untilFilled
  return (
    <time dateTime={deadline} className="tender-moment">
      {formatMoment(deadline, language, timeZone)}
    </time>
  )
}
