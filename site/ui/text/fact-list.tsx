import type { ReactNode } from 'react'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Localized } from './localized.tsx'

export interface Fact {
  label: string | LocalizedText
  value: ReactNode
}

/** Facts or figures, each with what it is; their look is the page's. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={typeof label === 'string' ? label : label.text}>
          <dt>{typeof label === 'string' ? label : <Localized value={label} />}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
