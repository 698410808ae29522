import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pathWithoutLanguage } from '../../../languages/address.ts'
import { useLanguage } from '../../language/use-language.ts'
import { breadcrumbSteps } from '../../structured-data/breadcrumb-steps.ts'
import { Breadcrumb } from './breadcrumb.tsx'

/** Where the page shown stands: the same steps as in its structured data. Nothing on the home page. */
export function PageBreadcrumb({ current }: { current: ReactNode }) {
  const language = useLanguage()
  const path = pathWithoutLanguage(useLocation().pathname)
  const steps = breadcrumbSteps(path, '', language)
  if (steps.length === 0) return null
  // The home page stands first and the page itself last; the breadcrumb brings both.
  const between = steps.slice(1, -1).map((step) => ({ label: step.name, to: step.path }))
  return <Breadcrumb steps={between} current={current} />
}
