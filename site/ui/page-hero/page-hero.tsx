import type { ReactNode } from 'react'
import './page-hero.css'

interface PageHeroProps {
  title: ReactNode
  lead?: ReactNode
  /** Short facts above the title. */
  above?: ReactNode
}

/** The band at the top of a page with its one `h1`. */
export function PageHero({ title, lead, above }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className="wide">
        {above && <p className="page-hero-above">{above}</p>}
        <h1>{title}</h1>
        {lead && <p className="page-hero-lead">{lead}</p>}
      </div>
    </div>
  )
}
