import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { DropdownName } from '../../../content/header-menu/dropdown-names.ts'
import { controlDropdowns, type DropdownControl } from './control-dropdowns.ts'

/** Controls the header's dropdowns and tells which one is open. A change of route closes it. */
export function useDropdowns(header: RefObject<HTMLElement | null>): DropdownName | null {
  const [open, setOpen] = useState<DropdownName | null>(null)
  const control = useRef<DropdownControl>(undefined)
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    if (!header.current) return
    control.current = controlDropdowns(header.current, setOpen)
    return control.current.detach
  }, [header])

  useEffect(() => {
    if (shown.current !== key) control.current?.close()
    shown.current = key
  }, [key])

  return open
}
