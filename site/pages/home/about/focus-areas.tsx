import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { LocalizedRichText } from '../../../../store/rich-text/rich-text.ts'
import { useMessages } from '../../../language/use-language.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { Prose } from '../../../ui/rich-text/prose.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { FocusArea } from './read-focus-areas.ts'
import './focus-areas.css'

interface FocusAreasProps {
  areas: readonly FocusArea[]
  lead: LocalizedText | null
  body: LocalizedRichText | null
}

/** What the network works on (specification, section 1), each with its projects, beside the page's own text. */
export function FocusAreas({ areas, lead, body }: FocusAreasProps) {
  const { about } = useMessages().home
  return (
    <div className="wide home-focus deferred-layout">
      {(lead ?? body) && (
        <div className="home-focus-text">
          {lead && (
            <p className="home-focus-lead">
              <Localized value={lead} />
            </p>
          )}
          {body && <Prose value={body} />}
        </div>
      )}
      {areas.length > 0 && (
        <div className="home-focus-areas">
          <h2>{about.focusAreas}</h2>
          <ul>
            {areas.map(({ slug, title, description }) => (
              <li key={slug}>
                <SiteLink to={`/projects?topic=${slug}`}>
                  <span className="home-focus-title">
                    <Localized value={title} />
                  </span>
                  {description && (
                    <span className="home-focus-description">
                      <Localized value={description} />
                    </span>
                  )}
                  <Icon name="arrow-forward" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
