import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../language/use-language.ts'
import { CoverArt } from '../../../ui/cover-art/cover-art.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { desktop } from '../../../ui/styles/breakpoints.ts'
import { Localized } from '../../../ui/text/localized.tsx'
import type { RailProject } from './read-rail-projects.ts'

interface RailProjectCardProps {
  project: RailProject
  /** 01 to 04 in the language's digits. */
  number: string
  isActive: boolean
  onActivate: () => void
}

/** One project of the rail. Enter opens it as any link; Space does as well (specification, section 4). */
export function RailProjectCard({ project, number, isActive, onActivate }: RailProjectCardProps) {
  const { projects: words } = useMessages().home
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <SiteLink
      to={`/projects/${project.slug}`}
      className="home-rail-card"
      data-active={isActive}
      onPointerEnter={onActivate}
      onFocus={onActivate}
      onClick={onActivate}
      onKeyDown={onKeyDown}
    >
      {project.picture ? (
        <PictureView
          picture={project.picture}
          decorative
          sizes={`${desktop} 30rem, (min-width: 420px) 28rem, 105vw`}
        />
      ) : (
        <CoverArt coverKey={`projects-${project.slug}`} topic={project.topic} />
      )}
      <span className="home-rail-number" aria-hidden="true">
        {number}
      </span>
      <span className="home-rail-words">
        <span className="home-rail-title">
          <Localized value={project.title} />
        </span>
        <span className="home-rail-view" aria-hidden="true">
          {words.view}
          <Icon name="arrow-forward" />
        </span>
      </span>
    </SiteLink>
  )
}
