import { useId, type ReactNode } from 'react'
import { StandaloneLink } from '../link/standalone-link.tsx'
import { useMessages } from '../../language/use-language.ts'
import './section-band.css'

interface SectionBandProps {
  title: ReactNode
  lead?: ReactNode
  /** A path of the route table: the way to all of what the band shows some of. */
  allAt?: string
  /** What the way to all is called; 'View all' when left out. */
  allLabel?: ReactNode
  /** Any other action beside the title. */
  action?: ReactNode
  ground?: 'paper' | 'sunken' | 'sand' | 'deep'
  headingLevel?: 2 | 3 | 4
  children: ReactNode
}

/** A part of a page over its whole width: a title, what it is about, the way to all of it, and the thing itself. */
export function SectionBand({
  title,
  lead,
  allAt,
  allLabel,
  action,
  ground = 'paper',
  headingLevel = 2,
  children,
}: SectionBandProps) {
  const { content } = useMessages()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={`section-band section-band-${ground}${ground === 'deep' ? ' on-deep' : ''}`}
      aria-labelledby={id}
    >
      <div className="wide">
        <header className="section-band-header">
          <div>
            <Heading className="section-band-title" id={id}>
              {title}
            </Heading>
            {lead && <p className="section-band-lead">{lead}</p>}
          </div>
          {allAt && <StandaloneLink to={allAt}>{allLabel ?? content.all}</StandaloneLink>}
          {action}
        </header>
        {children}
      </div>
    </section>
  )
}
