'use client'
import { lazy, Suspense } from 'react'

const Import = lazy(async () => ({ default: (await import('./xliff-import.tsx')).XliffImport }))

/** Its words and its form are loaded where it is shown, not with every page of the back office. */
export function ImportPanel() {
  return (
    <Suspense>
      <Import />
    </Suspense>
  )
}
