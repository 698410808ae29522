import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { controlDropdowns, type DropdownControl } from './control-dropdowns.ts'

/** Controls the header's dropdowns. A change of route closes the open one. */
export function useDropdowns(header: RefObject<HTMLElement | null>): void {
  const control = useRef<DropdownControl>(undefined)
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    if (!header.current) return
    control.current = controlDropdowns(header.current)
    return control.current.detach
  }, [header])

  useEffect(() => {
    if (shown.current !== key) control.current?.close()
    shown.current = key
  }, [key])
}
