import { useMessages } from '../../../language/use-language.ts'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink } from '../../../ui/link/external-link.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { ShownSlide, SlideButton } from './slide-to-show.ts'
import type { Picture } from '../../../../store/read/picture.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { defaultHeroImage, heroPictureSizes } from './preload-hero-picture.ts'

interface HeroSlideProps {
  slide: ShownSlide
  /** Its place among the others; nothing when it is the only one. */
  label?: string
  isActive: boolean
  isInert: boolean
  isFirst: boolean
  isPictureWanted: boolean
}

/** A picture over the whole screen with a title, a text and a button (specification, section 2.4). */
export function HeroSlide({ slide, label, isActive, isInert, isFirst, isPictureWanted }: HeroSlideProps) {
  const { home } = useMessages()
  const isLight = useIsLight()
  return (
    <div
      className="home-hero-slide"
      data-active={isActive}
      inert={isInert}
      {...(label && { role: 'group', 'aria-roledescription': home.carousel.slideRole, 'aria-label': label })}
    >
      {!isLight && (
        <div
          className="home-hero-picture"
          data-mirrored={slide.isMirrored || undefined}
          style={{ '--focal-y': (slide.picture?.focalPoint.y ?? 50) / 100 }}
        >
          {isPictureWanted ? (
            <HeroPicture picture={slide.picture} isFirst={isFirst} />
          ) : (
            // Without scripts the slides lie side by side, and each needs its picture.
            <noscript>
              <HeroPicture picture={slide.picture} isFirst={false} />
            </noscript>
          )}
        </div>
      )}
      <div className="home-hero-text">
        {slide.title && (
          <h2>
            <Localized value={slide.title} />
          </h2>
        )}
        {slide.description && (
          <p>
            <Localized value={slide.description} />
          </p>
        )}
        {slide.button && <HeroButton button={slide.button} />}
      </div>
    </div>
  )
}

/** Opens a new tab when it leads to another site. */
function HeroButton({ button: { label, to, isExternal } }: { button: SlideButton }) {
  return isExternal ? (
    <ExternalLink className="home-hero-button" href={to}>
      <Localized value={label} />
      <Icon name="external-link" />
    </ExternalLink>
  ) : (
    <SiteLink className="home-hero-button" to={to}>
      <Localized value={label} />
      <Icon name="arrow-forward" />
    </SiteLink>
  )
}

interface HeroPictureProps {
  /** Nothing: the default hero image. */
  picture: Picture | null
  isFirst: boolean
}

/** The picture behind a slide's words. */
function HeroPicture({ picture, isFirst }: HeroPictureProps) {
  if (picture) return <PictureView picture={picture} eager={isFirst} decorative sizes={heroPictureSizes} />
  return (
    <img src={defaultHeroImage} width={1600} height={1000} alt="" fetchPriority={isFirst ? 'high' : 'auto'} />
  )
}
