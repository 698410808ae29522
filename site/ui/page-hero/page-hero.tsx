import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../breadcrumb/page-breadcrumb.tsx'
import { ContourArt } from '../contour-art/contour-art.tsx'
import './page-hero.css'

interface PageHeroProps {
  title: ReactNode
  /** A title of many words is set smaller and wider, so that the lead stays in sight. */
  isLong?: boolean
  lead?: ReactNode
  /** Short facts above the title. */
  above?: ReactNode
  /** A `Breadcrumb`; the page's own when left out, for a page's own hero. */
  breadcrumb?: ReactNode
  /** Buttons and links under the lead. */
  actions?: ReactNode
  /** Name of the drawing behind; the page's path when left out. */
  artKey?: string
  /** Slug of the topic whose colour the depth lines take. */
  topic?: string | null
  /** Another level than 1 only where a page shows a hero that is not its own. */
  headingLevel?: 1 | 2 | 3 | 4
}

/** The band at the top of a page with its one `h1`, over a sea floor that is the page's own. */
export function PageHero({
  title,
  isLong = false,
  lead,
  above,
  breadcrumb,
  actions,
  artKey,
  topic,
  headingLevel = 1,
}: PageHeroProps) {
  const Heading = `h${headingLevel}` as const
  const way = breadcrumb ?? (headingLevel === 1 && <PageBreadcrumb current={title} />)
  return (
    <div className="page-hero on-deep">
      <ContourArt artKey={artKey} topic={topic} />
      <div className="wide page-hero-content">
        {way && <div className="page-hero-breadcrumb">{way}</div>}
        <div className="page-hero-words">
          {above && <p className="page-hero-above">{above}</p>}
          <Heading className={`page-hero-title${isLong ? ' page-hero-title-long' : ''}`}>{title}</Heading>
          {lead && <p className="page-hero-lead">{lead}</p>}
          {actions && <div className="page-hero-actions button-row">{actions}</div>}
        </div>
      </div>
    </div>
  )
}
