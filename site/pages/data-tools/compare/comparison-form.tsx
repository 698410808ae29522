import { Form, useLocation } from 'react-router'
import { formatList, formatNumber } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { chosenCountries } from '../../../loading/figure-parameters.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldError, FieldHint } from '../../../ui/field/field.tsx'
import { fieldDescription } from '../../../ui/field/field-words.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { byPillar } from '../by-pillar.ts'
import { mostCompared } from '../compared.ts'
import type { ComparisonPageData } from '../read-comparison.ts'

/** The form of a comparison, as it was sent: a plain GET form, so that every comparison has an address. */
export function ComparisonForm({ page }: { page: ComparisonPageData }) {
  const words = useFigureMessages()
  const { compare } = words
  const language = useLanguage()
  const { pathname } = useLocation()
  const { chosen, countries, indicators, indicator, problems } = page
  const { wasSent } = problems
  const errors = {
    countries: countriesError(problems.countries),
    indicator:
      problems.indicator === 'missing'
        ? wasSent && compare.noIndicator
        : problems.indicator && compare.unknownIndicator(isolated(problems.indicator.unknown)),
  }
  const hints = {
    countries:
      !wasSent &&
      problems.countries === 'too few' &&
      (chosen.length === 0 ? compare.tooFew : compare.oneMore),
    indicator: !wasSent && problems.indicator === 'missing' && compare.noIndicator,
  }
  const ofCountries = fieldDescription('compare-countries', {
    hint: hints.countries,
    error: errors.countries,
  })
  // Whoever came with more than can be compared finds all of them, and takes some out.
  const places = Math.max(mostCompared, chosen.length)
  const groups = byPillar(indicators)

  function countriesError(problem: typeof problems.countries) {
    if (problem === 'too few') return wasSent && compare.tooFew
    if (problem === 'too many')
      return compare.tooMany(formatNumber(chosen.length, language), formatNumber(mostCompared, language))
    if (problem === null) return null
    return compare.unknownCountry(formatList(problem.unknown.map(isolated), language))
  }

  return (
    <Form className="comparison-form" method="get" action={pathname} aria-label={compare.form}>
      <div className="field" data-invalid={errors.indicator ? true : undefined}>
        <label className="field-label" htmlFor="compare-indicator">
          {compare.indicator}
        </label>
        <FieldHint id="compare-indicator" hint={hints.indicator} />
        <span className="field-select">
          <select
            {...fieldDescription('compare-indicator', { hint: hints.indicator, error: errors.indicator })}
            id="compare-indicator"
            name="indicator"
            className="field-control"
            defaultValue={indicator}
          >
            <option value="">{compare.choose}</option>
            {groups.map(({ pillar, items }) => (
              <optgroup key={pillar} label={words.pillars[pillar]}>
                {items.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title.text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <FieldError id="compare-indicator" error={errors.indicator} />
      </div>
      <fieldset
        className="comparison-countries"
        aria-describedby={ofCountries['aria-describedby']}
        data-invalid={errors.countries ? true : undefined}
      >
        <legend className="field-label">{compare.countries}</legend>
        <FieldHint id="compare-countries" hint={hints.countries} />
        <FieldError id="compare-countries" error={errors.countries} />
        <div className="comparison-places">
          {Array.from({ length: places }, (_, index) => index).map((index) => (
            <div key={index}>
              <label htmlFor={`compare-country-${index + 1}`}>
                {compare.nthCountry(formatNumber(index + 1, language))}
              </label>
              <span className="field-select">
                <select
                  id={`compare-country-${index + 1}`}
                  name={chosenCountries}
                  className="field-control"
                  defaultValue={chosen[index] ?? ''}
                  aria-invalid={errors.countries ? true : undefined}
                >
                  <option value="">{compare.noCountry}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name.text}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" />
              </span>
            </div>
          ))}
        </div>
      </fieldset>
      <Button type="submit">{compare.submit}</Button>
    </Form>
  )
}

/** What an address says, within a sentence of another direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
