import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListFilters } from '../../loading/list-filters.ts'
import { wasChangedEarly } from '../../before-scripts/early-acts.ts'
import { nameInAddress } from '../../loading/list-parameters.ts'

/**
 * A list's form that acts at once: each choice leads to the list's address for it, and the field keeps the focus. Words
 * wait for Enter. Going back in the browser's history puts the fields back.
 */
export function useListForm({ q, facets, sort }: ListFilters) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const chosen = JSON.stringify([
    ['q', q],
    ['sort', sort ?? ''],
    ...facets.map((facet) => [nameInAddress(facet.name), facet.chosen ?? '']),
  ])
  const shown = useRef(chosen)
  useEffect(() => {
    // What was chosen before the scripts came stays.
    if (form.current && shown.current !== chosen) putBack(form.current, chosen)
    shown.current = chosen
  }, [chosen])

  const show = () => {
    if (!form.current) return
    void navigate(`${pathname}${searchOfForm(new FormData(form.current))}`, { preventScrollReset: true })
  }
  const showWhatWasChosenEarly = useEffectEvent(() => {
    if (wasChangedEarly(form.current)) show()
  })
  useEffect(() => showWhatWasChosenEarly(), [])
  return {
    form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      show()
    },
    onChange: (event: FormEvent) => {
      if (!(event.target instanceof HTMLInputElement && event.target.name === 'q')) show()
    },
  }
}

function putBack(form: HTMLFormElement, chosen: string): void {
  const values = new Map<string, string>(JSON.parse(chosen))
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      field.checked = field.value === values.get(field.name)
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const value = values.get(field.name)
      if (value !== undefined && field.value !== value) field.value = value
    }
  }
}

/** The query of the list that a form asks for: what is filled in, in the form's order. Empty, or with its `?`. */
export function searchOfForm(fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const filled = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
}
