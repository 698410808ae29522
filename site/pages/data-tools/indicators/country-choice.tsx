import { Form, Link, useLocation } from 'react-router'
import { mostChosen } from '../../../../figures/charts/most-chosen.ts'
import { formatList, formatNumber } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { chosenCountries, searchOfFigures } from '../../../loading/figure-parameters.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { IndicatorPageData } from '../read-indicator-page.ts'

/** Which countries the chart shows in colour: a plain GET form, folded away until it is wanted. */
export function CountryChoice({ page }: { page: IndicatorPageData }) {
  const { indicator: words } = useFigureMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { countries, query, unknown, chosenCount } = page
  const chosen = new Set(query.countries)
  const withValue = new Set(page.rows.map(({ code }) => code))
  const most = formatNumber(mostChosen, language)
  const error =
    unknown.length > 0
      ? words.unknown(
          formatList(
            unknown.map((code) => `\u2068${code}\u2069`),
            language,
          ),
        )
      : chosenCount > mostChosen
        ? words.tooMany(formatNumber(chosenCount, language), most)
        : undefined
  return (
    <details className="country-choice" open={error !== undefined}>
      <summary>
        {words.choose}
        <Icon name="chevron-down" />
      </summary>
      <Form method="get" action={pathname} preventScrollReset key={query.countries.join()}>
        {query.version !== undefined && <input type="hidden" name="version" value={query.version} />}
        {query.sort !== undefined && <input type="hidden" name="sort" value={query.sort} />}
        <fieldset
          aria-describedby={error ? 'country-choice-hint country-choice-error' : 'country-choice-hint'}
        >
          <legend className="visually-hidden">{words.choose}</legend>
          <p id="country-choice-hint" className="country-choice-hint">
            {words.chooseHint(most)}
          </p>
          {error && (
            <p id="country-choice-error" className="country-choice-error">
              <Icon name="exclamation" /> {error}
            </p>
          )}
          <ul className="country-choice-list">
            {countries.map(({ code, name }) => (
              <li key={code}>
                <label>
                  <input
                    type="checkbox"
                    name={chosenCountries}
                    value={code}
                    defaultChecked={chosen.has(code)}
                    disabled={!withValue.has(code) && !chosen.has(code)}
                  />
                  <span>
                    <Localized value={name} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="button-row">
          <Button type="submit">{words.show}</Button>
          {query.countries.length > 0 && (
            <Link
              className={buttonClass({ variant: 'quiet' })}
              to={{ pathname, search: searchOfFigures({ version: query.version, sort: query.sort }) }}
              preventScrollReset
            >
              {words.clear}
            </Link>
          )}
        </div>
      </Form>
    </details>
  )
}
