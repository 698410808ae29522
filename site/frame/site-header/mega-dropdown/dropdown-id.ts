import { dropdownNames, type DropdownName } from '../../../../content/header-menu/dropdown-names.ts'

/** The `id` by which a button opens a dropdown. */
export function dropdownId(name: DropdownName): string {
  return `dropdown-${name}`
}

/** The dropdown that has an `id`; nothing for any other element. */
export function dropdownNameOf(id: string): DropdownName | null {
  return dropdownNames.find((name) => dropdownId(name) === id) ?? null
}
