import { useState } from 'react'
import { formatPosition } from '../../../../languages/format.ts'
import { useLanguage, useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import '../../../ui/motif/motif.css'
import { RailPlaceholder } from './rail-placeholder.tsx'
import { RailProjectCard } from './rail-project-card.tsx'
import type { RailProject } from './read-rail-projects.ts'
import './projects-rail.css'

interface ProjectsRailProps {
  /** Nothing when they could not be read. */
  projects: readonly RailProject[] | null
  isLoading: boolean
}

/** Places of the rail while there is nothing to show in them (specification, sections 8 and 9). */
const places = [1, 2, 3, 4] as const

/** Four projects, one of them active (specification, sections 2.4 and 4). */
export function ProjectsRail({ projects, isLoading }: ProjectsRailProps) {
  const { projects: words } = useMessages().home
  const language = useLanguage()
  const [active, setActive] = useState(0)
  const isSkeleton = projects === null && isLoading
  if (projects?.length === 0) return null
  return (
    <section
      className="home-section deferred-layout home-rail on-deep motif-lattice"
      aria-labelledby="home-rail-title"
    >
      <div className="wide">
        <div className="home-section-head">
          <h2 id="home-rail-title">{words.title}</h2>
          <SiteLink to="/projects" className="home-rail-all">
            {words.all}
            <Icon name="arrow-forward" />
          </SiteLink>
        </div>
        {isSkeleton && (
          <p className="visually-hidden" role="status">
            {words.loading}
          </p>
        )}
        <ol className="home-rail-cards" aria-busy={isSkeleton}>
          {projects === null
            ? places.map((place) => (
                <li key={place}>
                  <RailPlaceholder number={formatPosition(place, language)} isLoading={isLoading} />
                </li>
              ))
            : projects.map((project, index) => (
                <li key={project.slug}>
                  <RailProjectCard
                    project={project}
                    number={formatPosition(index + 1, language)}
                    isActive={index === active}
                    onActivate={() => setActive(index)}
                  />
                </li>
              ))}
        </ol>
      </div>
    </section>
  )
}
