import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { CoverArt } from '../../ui/cover-art/cover-art.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import type { CountedFocusArea } from './read-counted-focus-areas.ts'
import './focus-area-list.css'

/** The focus areas (specification, section 1), each with how much of the network's work stands under it. */
export function FocusAreaList({ areas }: { areas: readonly CountedFocusArea[] }) {
  const { home, sections } = useMessages()
  const language = useLanguage()
  if (areas.length === 0) return null
  return (
    <SectionBand title={home.about.focusAreas} ground="sand">
      <ul className="focus-area-list">
        {areas.map(({ slug, title, description, projects, publications }) => (
          <li key={slug}>
            <CoverArt coverKey={`topic-${slug}`} topic={slug} />
            <div className="focus-area-words">
              <h3>
                <Localized value={title} />
              </h3>
              {description && (
                <p>
                  <Localized value={description} />
                </p>
              )}
            </div>
            <p className="focus-area-ways">
              {projects > 0 && (
                <SiteLink to={`/projects?topic=${slug}`}>
                  {sections.projects(projects, formatNumber(projects, language))}
                </SiteLink>
              )}
              {publications > 0 && (
                <SiteLink to={`/publications?topic=${slug}`}>
                  {sections.publications(publications, formatNumber(publications, language))}
                </SiteLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </SectionBand>
  )
}
