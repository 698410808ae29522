import { Form, useLocation } from 'react-router'
import { isolated } from '../../../languages/isolated.ts'
import { formatYear } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { fieldDescription } from '../../ui/field/field-words.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { byPillar } from '../data-tools/by-pillar.ts'
import type { FigureMapData } from './read-figure-map.ts'

interface FigureMapFormProps {
  data: FigureMapData
  year: number
  onYear: (year: number) => void
}

/** Which indicator and which year the map shows: a plain GET form, so that every map has an address. */
export function FigureMapForm({ data, year, onYear }: FigureMapFormProps) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { indicator, indicators, unknownIndicator, unknownYear, years } = data
  const indicatorError =
    unknownIndicator === null ? undefined : words.compare.unknownIndicator(isolated(unknownIndicator))
  const yearError =
    unknownYear === null
      ? undefined
      : words.map.unknownYear(formatYear(unknownYear, language), formatYear(data.year, language))
  return (
    <Form className="country-map-form" method="get" action={pathname} preventScrollReset>
      <div className="field" data-invalid={indicatorError ? true : undefined}>
        <label className="field-label" htmlFor="map-indicator">
          {words.compare.indicator}
        </label>
        <span className="field-select">
          <select
            {...fieldDescription('map-indicator', { error: indicatorError })}
            id="map-indicator"
            name="indicator"
            className="field-control"
            defaultValue={indicator.slug}
          >
            {byPillar(indicators).map(({ pillar, items }) => (
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
        <FieldError id="map-indicator" error={indicatorError} />
      </div>
      <div className="field" data-invalid={yearError ? true : undefined}>
        <label className="field-label" htmlFor="map-year">
          {words.map.year}
        </label>
        <span className="field-select">
          <select
            {...fieldDescription('map-year', { error: yearError })}
            id="map-year"
            name="year"
            className="field-control"
            value={year}
            onChange={({ target }) => onYear(Number(target.value))}
          >
            {years.toReversed().map((one) => (
              <option key={one} value={one}>
                {formatYear(one, language)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <FieldError id="map-year" error={yearError} />
      </div>
      <Button type="submit">{words.map.show}</Button>
    </Form>
  )
}
