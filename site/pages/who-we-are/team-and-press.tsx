import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Picture } from '../../../store/read/picture.ts'
import { useMessages } from '../../language/use-language.ts'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { PressDate } from '../../ui/text/press-date.tsx'
import './team-and-press.css'

export interface LeadershipLine {
  id: string
  title: LocalizedText
  name: LocalizedText | null
  department: LocalizedText | null
  image: Picture | null
}

export interface PressLine {
  id: string
  title: LocalizedText
  outlet: LocalizedText | null
  /** Where the outlet shows it. */
  link: string | null
  dates: LocalizedText[]
}

interface TeamAndPressProps {
  leadership: readonly LeadershipLine[]
  press: readonly PressLine[]
}

/** Who leads the Secretariat, and what others write about the network, in two quiet columns. */
export function TeamAndPress({ leadership, press }: TeamAndPressProps) {
  const { navigation, sections, content } = useMessages()
  if (leadership.length + press.length === 0) return null
  return (
    <div className="section">
      <div className="wide team-and-press">
        {leadership.length > 0 && (
          <section>
            <h2>{navigation.team}</h2>
            <ul>
              {leadership.map(({ id, title, name, department, image }) => (
                <li key={id}>
                  {image && <PictureView picture={image} decorative sizes="3.5rem" />}
                  <p>
                    <strong>
                      <Localized value={title} />
                    </strong>
                    {[name, department]
                      .filter((text) => text !== null)
                      .map((text) => (
                        <span key={text.text}>
                          <Localized value={text} />
                        </span>
                      ))}
                  </p>
                </li>
              ))}
            </ul>
            <StandaloneLink to="/team">{sections.meetTeam}</StandaloneLink>
          </section>
        )}
        {press.length > 0 && (
          <section>
            <h2>{sections.inThePress}</h2>
            <ul>
              {press.map(({ id, title, outlet, link, dates }) => (
                <li key={id}>
                  <p>
                    <strong>
                      {link ? (
                        <ExternalLink href={link} hasIcon>
                          <Localized value={title} />
                        </ExternalLink>
                      ) : (
                        <Localized value={title} />
                      )}
                    </strong>
                    <span>
                      <PressDate dates={dates} />
                    </span>
                    {outlet && (
                      <span>
                        <Localized value={outlet} />
                      </span>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            <StandaloneLink to="/media">{content.all}</StandaloneLink>
          </section>
        )}
      </div>
    </div>
  )
}
