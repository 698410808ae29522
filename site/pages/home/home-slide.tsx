import type { LocalizedText } from '../../../content/read/localized-text.ts'
import type { Slide } from '../../../content/sliders/kind.ts'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { PictureView } from '../../ui/picture/picture.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import './home-slide.css'

interface HomeSlideProps {
  title: LocalizedText
  lead: LocalizedText | null
  slide: Slide | null
}

/** The top of the home page: the network's name over the first slide. */
export function HomeSlide({ title, lead, slide }: HomeSlideProps) {
  return (
    <div className="home-slide">
      {slide?.image && (
        <div className="home-slide-picture">
          <PictureView picture={slide.image} eager decorative sizes="100vw" />
        </div>
      )}
      <div className="wide home-slide-text">
        <h1>
          <Localized value={title} />
        </h1>
        {lead && (
          <p>
            <Localized value={lead} />
          </p>
        )}
        {slide && <SlideButton slide={slide} />}
      </div>
    </div>
  )
}

/** Hidden when its title is '.' or missing; opens a new tab when it leads to another site (section 2.4). */
function SlideButton({ slide: { link, linkTitle } }: { slide: Slide }) {
  if (!link || !linkTitle || linkTitle.text === '.') return null
  const label = <Localized value={linkTitle} />
  return link.startsWith('http') ? (
    <ExternalLink className="button" href={link}>
      {label}
    </ExternalLink>
  ) : (
    <SiteLink className="button" to={link}>
      {label}
    </SiteLink>
  )
}
