'use client'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

// Every page of the back office loads the scripts of all its components: those of whole screens, with their words in four
// languages, are loaded where they are shown. Their style sheets are imported by what shows them, and are there at once.

export const CustodiansPage = whenShown(
  async () => (await import('./custodians/custodians-page.tsx')).CustodiansPage,
)
export const TenderCustodiansPanel = whenShown(
  async () => (await import('./custodians/tender-custodians-panel.tsx')).TenderCustodiansPanel,
)
export const OpeningsPage = whenShown(async () => (await import('./openings/openings-page.tsx')).OpeningsPage)
export const DataImportPanel = whenShown(
  async () => (await import('./figures/data-import-panel.tsx')).DataImportPanel,
)
export const XliffImport = whenShown(
  async () => (await import('./translations/xliff-import.tsx')).XliffImport,
)

function whenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function WhenShown(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
