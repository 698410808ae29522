import type { FormEvent } from 'react'
import type { ListFilters } from '../../loading/list-filters.ts'
import { useMessages } from '../../language/use-language.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

interface SortFieldProps {
  filters: ListFilters
  /** The form that it belongs to, wherever it stands. */
  formId: string
  onChange: (event: FormEvent) => void
}

/** The order of a list, where it has more than one. The usual one is not named in the address. */
export function SortField({ filters: { sorts, sort }, formId, onChange }: SortFieldProps) {
  const { lists } = useMessages()
  if (sorts.length < 2) return null
  const id = `${formId}-sort`
  return (
    <div className="list-sort">
      <label className="list-sort-label" htmlFor={id}>
        {lists.sortBy}
      </label>
      <span className="list-filters-select">
        <select id={id} name="sort" form={formId} defaultValue={sort ?? ''} onChange={onChange}>
          {sorts.map((name, index) => (
            <option key={name} value={index === 0 ? '' : name}>
              {lists.sorts[name]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <span className="list-sort-apply">
        <Button type="submit" variant="secondary" form={formId}>
          {lists.sort}
        </Button>
      </span>
    </div>
  )
}
