import { formatNumber, formatShortDate, formatYear } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { IndicatorPageData } from '../read-indicator-page.ts'

/** Unit, source, licence and coverage of an indicator. */
export function IndicatorFacts({ page }: { page: IndicatorPageData }) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { indicator, years, rows, version } = page
  const { source, sourceAddress, licence, licenceAddress, sdgCode } = indicator
  return (
    <dl className="facts indicator-facts">
      <div>
        <dt>{words.unit}</dt>
        <dd>
          <Localized value={indicator.unit} />
        </dd>
      </div>
      <div>
        <dt>{words.indicator.source}</dt>
        <dd>
          {sourceAddress ? (
            <ExternalLink href={sourceAddress}>
              <Localized value={source} />
            </ExternalLink>
          ) : (
            <Localized value={source} />
          )}
        </dd>
      </div>
      <div>
        <dt>{words.indicator.attribution}</dt>
        <dd>
          <Localized value={indicator.attribution} />
        </dd>
      </div>
      <div>
        <dt>{words.indicator.licence}</dt>
        <dd>
          {licenceAddress ? (
            <ExternalLink href={licenceAddress}>
              <bdi>{licence}</bdi>
            </ExternalLink>
          ) : (
            <bdi>{licence}</bdi>
          )}
        </dd>
      </div>
      {sdgCode && (
        <div>
          <dt>{words.indicator.sdg}</dt>
          <dd>{words.indicator.sdgIndicator(sdgCode)}</dd>
        </div>
      )}
      {years && (
        <div>
          <dt>{words.indicator.coverage}</dt>
          <dd>
            <span className="separated">
              <span>{words.countryCount(rows.length, formatNumber(rows.length, language))}</span>
              <span>{words.fromTo(formatYear(years[0], language), formatYear(years[1], language))}</span>
            </span>
          </dd>
        </div>
      )}
      {version && (
        <div>
          <dt>{words.update.version}</dt>
          <dd>
            {words.takeAway.version(
              formatYear(version.number, language),
              formatShortDate(version.publishedAt, language),
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
