import { useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { EmailAddress } from '../../ui/text/contact.tsx'
import { PressFacts } from './press-facts.tsx'
import { PressLogos } from './press-logos.tsx'
import { PressPictures, type PressPicture } from './press-pictures.tsx'
import './press-kit.css'

/** What journalists come for: whom to write to, facts, logos and pictures to download. */
export function PressKit({ pictures }: { pictures: readonly PressPicture[] }) {
  const { details, sections } = useMessages()
  const organization = useSite()?.organization
  return (
    <SectionBand title={sections.pressKit} lead={sections.pressKitText} ground="sunken">
      <div className="press-kit">
        {organization && (
          <>
            <PressFacts organization={organization} />
            <section>
              <h3>{details.pressContact}</h3>
              <p>{details.pressContactText}</p>
              <a className="button" href={`mailto:${organization.informationEmail}`}>
                <Icon name="envelope" /> <EmailAddress address={organization.informationEmail} />
              </a>
            </section>
          </>
        )}
        <PressLogos />
        <PressPictures pictures={pictures} />
      </div>
    </SectionBand>
  )
}
