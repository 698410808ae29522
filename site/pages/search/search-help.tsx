import { useMessages } from '../../language/use-language.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'

/** Ways on for who has not searched yet, or has found nothing and may have misspelt it. */
export function SearchHelp({ hasFoundNothing = false }: { hasFoundNothing?: boolean }) {
  const { search: words, navigation } = useMessages()
  const tips = [...(hasFoundNothing ? [words.tipSpelling] : []), words.tipPhrase, words.tipLanguages]
  const ways = [
    { to: '/projects', label: navigation.projects },
    { to: '/publications', label: navigation.publications },
    { to: '/news', label: navigation.news },
    { to: '/events', label: navigation.events },
    { to: '/tenders', label: navigation.tenders },
    { to: '/vacancies', label: navigation.vacancies },
    { to: '/members', label: navigation.members },
    { to: '/who-we-are', label: navigation.whoWeAre },
  ]
  return (
    <div className="search-help">
      <section>
        <h2>{words.tips}</h2>
        <ul className="search-tips">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.startHere}</h2>
        <ul className="search-ways">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to}>
                {label} <Icon name="chevron-forward" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
