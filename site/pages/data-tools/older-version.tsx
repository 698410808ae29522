import { Link, useLocation } from 'react-router'
import { formatYear } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Says that figures were revised since, and leads to the latest ones. */
export function OlderVersion({ number, search }: { number: number; search: string }) {
  const { takeAway: words } = useFigureMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <p className="notice older-version">
      {words.older(formatYear(number, language))} <Link to={{ pathname, search }}>{words.toLatest}</Link>
    </p>
  )
}
