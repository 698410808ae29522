import type { Pillar } from '../../../languages/figure-words.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import type { ListedIndicator } from './read-entrance.ts'

/** The indicators of a pillar, each with where its latest values lie. */
export function IndicatorList({
  pillar,
  indicators,
}: {
  pillar: Pillar
  indicators: readonly ListedIndicator[]
}) {
  const words = useFigureMessages()
  const id = `pillar-${pillar}`
  return (
    <section className="indicator-pillar" data-pillar={pillar} aria-labelledby={id}>
      <h3 id={id} className="pillar-title">
        {words.pillars[pillar]}
      </h3>
      <ul className="indicator-list">
        {indicators.map((indicator) => (
          <li key={indicator.slug}>
            <ListedIndicatorCard indicator={indicator} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ListedIndicatorCard({ indicator: { slug, title, unit, spread } }: { indicator: ListedIndicator }) {
  const words = useFigureMessages()
  const language = useLanguage()
  return (
    <article className="indicator-card">
      <h4>
        <SiteLink to={`/data-tools/indicators/${slug}`}>
          <Localized value={title} />
        </SiteLink>
      </h4>
      {spread ? (
        <>
          <svg
            className="indicator-spread"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={spread.marks} />
          </svg>
          <p className="indicator-range">
            <span className="visually-hidden">{words.entrance.spread} </span>
            <bdi>{words.fromTo(spread.low, spread.high)}</bdi> <Localized value={unit} />
          </p>
          <p className="indicator-coverage separated">
            <span>{words.countryCount(spread.count, formatNumber(spread.count, language))}</span>
            <span>{words.entrance.upTo(spread.latestYear)}</span>
          </p>
        </>
      ) : (
        <p className="indicator-coverage">{words.noValue}</p>
      )}
    </article>
  )
}
