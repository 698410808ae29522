import { countryFileAddress } from '../../../figures/downloads/figure-files.ts'
import { formatList } from '../../../languages/format.ts'
import type { Pillar } from '../../../languages/figure-words.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { searchOfFigures } from '../../loading/figure-parameters.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { TakeAway } from '../../ui/take-away/take-away.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { LineSketch } from '../../ui/chart/line-sketch.tsx'
import { OlderVersion } from '../data-tools/older-version.tsx'
import type { CountryFigures as Figures } from './read-country-figures.ts'
import './country-figures.css'

type Figure = Figures['pillars'][number]['items'][number]

/** What is known of a country in figures, by pillar: latest value, its age, the line behind it, and the range of members. */
export function CountryFigures({ figures, slug }: { figures: Figures; slug: string }) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { pillars, withoutValue, code, version, isCurrent, citation, embed } = figures
  return (
    <SectionBand title={words.profile.title} lead={words.profile.lead}>
      {!isCurrent && version !== null && <OlderVersion number={version} search="" />}
      <div className="country-pillars">
        {pillars.map(({ pillar, items }) => (
          <PillarFigures key={pillar} pillar={pillar} figures={items} country={code} />
        ))}
      </div>
      {withoutValue.length > 0 && (
        <p className="country-figures-missing">
          {words.noDataFor(
            formatList(
              withoutValue.map(({ text }) => `\u2068${text}\u2069`),
              language,
            ),
          )}
        </p>
      )}
      <div className="button-row country-figures-ways">
        <ButtonLink to={`/data-tools/compare${searchOfFigures({ countries: [code] })}`} variant="secondary">
          {words.profile.compare}
        </ButtonLink>
      </div>
      <TakeAway
        file={(format) => countryFileAddress(slug, format, version ?? undefined)}
        citation={citation}
        embed={embed}
      />
    </SectionBand>
  )
}

interface PillarFiguresProps {
  pillar: Pillar
  figures: readonly Figure[]
  country: string
}

function PillarFigures({ pillar, figures, country }: PillarFiguresProps) {
  const words = useFigureMessages()
  const id = `figures-${pillar}`
  return (
    <section className="country-pillar" aria-labelledby={id} data-pillar={pillar} data-count={figures.length}>
      <h3 id={id} className="pillar-title">
        {words.pillars[pillar]}
      </h3>
      <ul className="country-pillar-figures">
        {figures.map((figure) => (
          <li key={figure.slug}>
            <CountryFigure figure={figure} country={country} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CountryFigure({ figure, country }: { figure: Figure; country: string }) {
  const { slug, title, unit, latest, band } = figure
  return (
    <article className="profile-figure">
      <h4>
        <SiteLink to={`/data-tools/indicators/${slug}${searchOfFigures({ countries: [country] })}`}>
          <Localized value={title} />
        </SiteLink>
      </h4>
      <p className="profile-value">
        <bdi className="profile-number">{latest.value}</bdi> <Localized value={unit} />
      </p>
      <p className="profile-age">{latest.age}</p>
      {figure.line.lines.map((line) => (
        <LineSketch key={line.key} of={figure.line} line={line} />
      ))}
      <p className="profile-years" aria-hidden="true">
        <span>{figure.years[0]}</span> <span>{figure.years[1]}</span>
      </p>
      {band && <MemberRange band={band} />}
    </article>
  )
}

/** Where a value stands between those of the member states: a band, never a place in an order. */
function MemberRange({ band }: { band: NonNullable<Figure['band']> }) {
  const { profile: words } = useFigureMessages()
  const { low, high, median, count, places } = band
  return (
    <div className="member-range">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path className="member-range-band" d={`M${places.low} 5H${places.high}`} />
        <path className="member-range-median" d={`M${places.median} 1v8`} />
        <path className="member-range-value" d={`M${places.value} 5h.01`} />
      </svg>
      <p className="separated">
        <span>{words.inAndAmong(low, high)}</span>
        <span>{words.median(median, count)}</span>
      </p>
    </div>
  )
}
