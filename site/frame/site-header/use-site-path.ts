import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../../../languages/address.ts'

/** The page's path without the language's prefix and without a slash at its end. */
export function useSitePath(): string {
  return pathWithoutLanguage(useLocation().pathname).replace(/(?<=.)\/$/, '')
}
