import type { Vacancy } from '../../../recruitment/vacancies/kind.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'

/** Until when one may apply, with the place whose time it is given in. */
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
