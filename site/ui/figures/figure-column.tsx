import { useId, type ReactNode } from 'react'
import { SiteLink } from '../link/site-link.tsx'
import './figure-column.css'

interface FigureColumnProps {
  title: string
  figures: readonly { name: string; value: string; label: ReactNode; to?: string }[]
}

/** Figures beside a text, one under the other; each may lead to what it counts. */
export function FigureColumn({ title, figures }: FigureColumnProps) {
  const id = useId()
  if (figures.length === 0) return null
  return (
    <aside className="figure-column" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {figures.map(({ name, value, label, to }) => (
          <div key={name}>
            <dt>{to ? <SiteLink to={to}>{label}</SiteLink> : label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
