import type { ReactNode } from 'react'

/** One way of using a component, shown on the design system's page and rendered by its test. */
export interface ComponentExample {
  name: string
  render: () => ReactNode
  /** Shown on deep sea, where the component takes other colours. */
  isOnDeep?: boolean
  /** Takes the whole width of the page, as a band does. */
  isWide?: boolean
}

/** What `name.examples.tsx` of a component's folder exports. */
export interface ComponentExamples {
  name: string
  /** One or two sentences for those who build pages. */
  description: string
  examples: readonly ComponentExample[]
}
