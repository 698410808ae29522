import { useMessages } from '../../i18n/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'

/** Helps a visitor on from an address where nothing stands. It has no canonical address and is not indexed. */
export function NotFoundPage() {
  const { notFound, navigation } = useMessages()
  const ways = [
    { to: '/', label: navigation.home },
    { to: '/projects', label: navigation.projects },
    { to: '/publications', label: navigation.publications },
    { to: '/news', label: navigation.news },
    { to: '/tenders', label: navigation.tenders },
    { to: '/vacancies', label: navigation.vacancies },
  ]
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <PageHero title={notFound.title} lead={notFound.text} />
      <section className="section">
        <ul className="wide">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
