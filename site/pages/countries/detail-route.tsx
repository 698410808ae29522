import { countryKind } from '../../../content/countries/kind.ts'
import { eventKind } from '../../../content/events/kind.ts'
import { memberStateKind } from '../../../content/member-states/kind.ts'
import { newsKind } from '../../../content/news/kind.ts'
import { partnerKind } from '../../../content/partners/kind.ts'
import { projectKind } from '../../../content/projects/kind.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { firstRecords } from '../../../store/read/list-records.ts'
import { flagAddresses } from '../../../content/member-states/regional-network/flag-address.ts'
import { useMessages } from '../../language/use-language.ts'
import { eventCard, newsCard, projectCard, publicationCard } from '../../loading/cards.ts'
import { flagSourceContext, readingContext, siteUrlContext } from '../../loading/contexts.ts'
import { searchOfFigures, versionIn } from '../../loading/figure-parameters.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { pageText, readPageText } from '../../loading/page-text.ts'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import { PageHero } from '../../ui/page-hero/page-hero.tsx'
import { Flag } from '../../ui/regional-network/flag.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { CardSection } from '../content-page.tsx'
import type { Route } from './+types/detail-route.ts'
import { CountryFigures } from './country-figures.tsx'
import { CountryInstitution } from './country-institution.tsx'
import { CountryWaterFigures } from './country-water-figures.tsx'
import { readCountryFigures } from './read-country-figures.ts'
import './country.css'

/** Records of each kind shown on a country's page. */
const shown = 3

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const { language } = reading
  const country = await findOrNotFound(countryKind, context, params.id)
  const ofCountry = { filters: { country: country.slug }, perPage: shown, asCards: true }
  const [figures, members, partners, projects, events, publications, news] = await Promise.all([
    readCountryFigures(reading, country, {
      siteUrl: context.get(siteUrlContext),
      version: versionIn(new URL(request.url).searchParams),
    }),
    firstRecords(memberStateKind, reading, ofCountry),
    firstRecords(partnerKind, reading, ofCountry),
    firstRecords(projectKind, reading, ofCountry),
    firstRecords(eventKind, reading, ofCountry),
    firstRecords(publicationKind, reading, ofCountry),
    firstRecords(newsKind, reading, ofCountry),
  ])
  return pageText({
    country,
    figures,
    flag: flagAddresses(country.code, context.get(flagSourceContext)),
    member: members[0] ?? null,
    partner: partners[0] ?? null,
    projects: projects.map((project) => projectCard(project, language)),
    events: events.map((event) => eventCard(event, language)),
    publications: publications.map((publication) => publicationCard(publication, language)),
    news: news.map((item) => newsCard(item, language)),
  })
}

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { navigation, country: words } = useMessages()
  const { country, figures, flag, member, partner, projects, events, publications, news } =
    readPageText(loaderData)
  const standing = member ? words.member : partner ? words.partner : words.country
  const name = country.name.text
  const of = `?country=${country.slug}`
  return (
    <>
      <PageHead
        slug={country.slug}
        title={name}
        search={
          figures && !figures.isCurrent
            ? searchOfFigures({ version: figures.version ?? undefined })
            : undefined
        }
        description={(country.summary ?? partner?.summary)?.text ?? words.about(name)}
      />
      <PageHero
        above={
          <span className="country-standing">
            <Flag flag={flag} /> {standing}
            {country.officialName.text !== name && (
              <>
                {' · '}
                <Localized value={country.officialName} />
              </>
            )}
          </span>
        }
        title={<Localized value={country.name} />}
        lead={
          country.summary || partner?.summary ? (
            <Localized value={country.summary ?? partner?.summary ?? country.name} />
          ) : (
            words.about(name)
          )
        }
      />
      {member && <CountryInstitution member={member} />}
      {figures && <CountryFigures figures={figures} slug={country.slug} />}
      {country.waterFigures.length > 0 && <CountryWaterFigures figures={country.waterFigures} />}
      <CardSection title={navigation.projects} items={projects} allAt={`/projects${of}`} />
      <CardSection title={navigation.events} items={events} allAt={`/events${of}`} />
      <CardSection title={navigation.publications} items={publications} allAt={`/publications${of}`} />
      <CardSection title={navigation.news} items={news} allAt={`/news${of}`} />
    </>
  )
}
