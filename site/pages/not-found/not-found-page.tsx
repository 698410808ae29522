import { useMessages } from '../../language/use-language.ts'
import { useIsUnknownAddress } from '../../loading/use-is-unknown-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import './not-found.css'

/** Helps a visitor on from an address where nothing stands. It has no canonical address and is not indexed. */
export function NotFoundPage() {
  const { notFound, navigation, details } = useMessages()
  const isUnknown = useIsUnknownAddress()
  const ways = [
    { to: '/', label: navigation.home },
    { to: '/who-we-are', label: navigation.whoWeAre },
    { to: '/what-we-do', label: navigation.whatWeDo },
    { to: '/wefe-hub', label: navigation.wefeHub },
    { to: '/get-involved', label: navigation.getInvolved },
    { to: '/info-centre', label: navigation.infoCentre },
    { to: '/projects', label: navigation.projects },
    { to: '/publications', label: navigation.publications },
    { to: '/news', label: navigation.news },
    { to: '/events', label: navigation.events },
    { to: '/tenders', label: navigation.tenders },
    { to: '/vacancies', label: navigation.vacancies },
  ]
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <PageHero
        title={notFound.title}
        lead={notFound.text}
        artKey="/not-found"
        {...(isUnknown && { breadcrumb: false })}
      />
      <div className="wide section not-found">
        <SearchForm hasVisibleLabel />
        <nav aria-labelledby="not-found-ways">
          <h2 id="not-found-ways">{details.sections}</h2>
          <ul className="not-found-ways">
            {ways.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to}>
                  {label} <Icon name="chevron-forward" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
