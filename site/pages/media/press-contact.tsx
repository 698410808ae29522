import { useMessages } from '../../i18n/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { StandaloneLink } from '../../ui/link/standalone-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import './press-contact.css'

/** Whom journalists write to, and where they find pictures. */
export function PressContact() {
  const { details } = useMessages()
  const organization = useSite()?.organization
  return (
    <div className="wide section press-contact">
      {organization && (
        <section>
          <h2>{details.pressContact}</h2>
          <p>{details.pressContactText}</p>
          <a className="button" href={`mailto:${organization.informationEmail}`}>
            <Icon name="envelope" /> <span className="left-to-right">{organization.informationEmail}</span>
          </a>
        </section>
      )}
      <section>
        <h2>{details.pressPictures}</h2>
        <p>{details.pressPicturesText}</p>
        <StandaloneLink to="/gallery">{details.picturesAll}</StandaloneLink>
      </section>
    </div>
  )
}
