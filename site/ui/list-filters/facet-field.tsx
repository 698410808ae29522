import type { Facet, FilterName, FilterOption } from '../../loading/list-filters.ts'
import { nameInAddress } from '../../loading/list-parameters.ts'
import { formatNumber } from '../../../languages/format.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Localized } from '../text/localized.tsx'

/**
 * These may have so many options that open they would push everything else off the screen. Named one by one, since the
 * number of options changes with what else is chosen and a field must not change its make under a visitor's hand.
 */
const folded: ReadonlySet<FilterName> = new Set<FilterName>(['country', 'year', 'kind', 'program', 'project'])

interface FacetFieldProps {
  facet: Facet
  formId: string
}

/** One filter: its options with the number of results that each leads to. Nothing when there is nothing to choose. */
export function FacetField({ facet, formId }: FacetFieldProps) {
  if (facet.options.length === 0) return null
  return folded.has(facet.name) ? (
    <FacetSelect facet={facet} formId={formId} />
  ) : (
    <FacetRadios facet={facet} />
  )
}

function FacetRadios({ facet: { name, options, chosen } }: { facet: Facet }) {
  const { lists } = useMessages()
  const language = useLanguage()
  return (
    <fieldset className="list-filters-field">
      <legend className="list-filters-label">{lists.filters[name]}</legend>
      <label className="list-filters-option">
        <input type="radio" name={nameInAddress(name)} value="" defaultChecked={chosen === undefined} />
        <span className="list-filters-words">{lists.all}</span>
      </label>
      {options.map(({ value, label, count }) => (
        <label key={value} className="list-filters-option">
          <input type="radio" name={nameInAddress(name)} value={value} defaultChecked={chosen === value} />
          <span className="list-filters-words">
            <Localized value={label} />
          </span>{' '}
          <span className="list-filters-count">{formatNumber(count, language)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function FacetSelect({ facet: { name, options, chosen }, formId }: FacetFieldProps) {
  const { lists } = useMessages()
  const id = `${formId}-${name}`
  return (
    <div className="list-filters-field">
      <label className="list-filters-label" htmlFor={id}>
        {lists.filters[name]}
      </label>
      <span className="list-filters-select">
        <select id={id} name={nameInAddress(name)} defaultValue={chosen ?? ''}>
          <option value="">{lists.all}</option>
          {options.map((option) => (
            <FacetSelectOption key={option.value} option={option} />
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  )
}

function FacetSelectOption({ option: { value, label, count } }: { option: FilterOption }) {
  const language = useLanguage()
  const shown = `${label.text} (${formatNumber(count, language)})`
  return label.language === language ? (
    <option value={value}>{shown}</option>
  ) : (
    <option value={value} lang={label.language} dir={languages[label.language].direction}>
      {shown}
    </option>
  )
}
