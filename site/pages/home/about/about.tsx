import { useId, useState } from 'react'
import type { AboutSlide } from '../../../../content/home-page/read-home-page.ts'
import type { Picture } from '../../../../store/read/picture.ts'
import { useMessages } from '../../../language/use-language.ts'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { PlayButton } from '../../../ui/carousel/play-button.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { useScripts } from '../../../ui/use-scripts.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { desktop } from '../../../ui/styles/breakpoints.ts'
import { Localized } from '../../../ui/text/localized.tsx'
import './about.css'

/** Milliseconds a slide stands (specification, section 9). */
const interval = 6000

/** About, Vision and Mission in turn, a dot for each (specification, section 2.4). */
export function About({ slides }: { slides: readonly AboutSlide[] }) {
  const { home } = useMessages()
  const slidesId = useId()
  const isLight = useIsLight()
  const hasScripts = useScripts()
  const slidesKey = slides.map(({ label }) => label.text).join(' ')
  const carousel = useCarousel({ count: slides.length, interval, slidesKey })
  const { index: active, comingIndex } = carousel
  const [isApproached, setApproached] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  if (!seen.has(active)) setSeen(new Set([...seen, active]))
  // Pictures are fetched only when they are about to be seen.
  const isPictureWanted = (slide: number) => isApproached || seen.has(slide) || slide === comingIndex
  return (
    <div
      className="wide home-about-carousel"
      role="group"
      aria-roledescription={home.carousel.role}
      aria-labelledby="home-about-title"
      {...carousel.holdProps}
    >
      <h2 className="home-about-eyebrow" id="home-about-title">
        {home.about.label}
      </h2>
      {slides.length > 1 && !isLight && (
        <div className="home-about-controls" role="group" aria-label={home.about.choose}>
          <PlayButton carousel={carousel} />
          {slides.map(({ label }, index) => (
            <button
              key={label.text}
              type="button"
              className="home-about-dot"
              aria-current={index === active}
              aria-controls={slidesId}
              onPointerEnter={() => setApproached(true)}
              onFocus={() => setApproached(true)}
              onClick={() => carousel.show(index)}
            >
              <Localized value={label} />
            </button>
          ))}
        </div>
      )}
      <div className="home-about-slides" id={slidesId} aria-live={carousel.isRunning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.label.text}
            className="home-about-slide"
            role="group"
            aria-roledescription={home.carousel.slideRole}
            aria-label={slide.label.text}
            data-active={index === active}
            inert={hasScripts && index !== active}
          >
            <div className="home-about-text">
              <h3>
                <Localized value={slide.title} />
              </h3>
              <p>
                <Localized value={slide.description} />
              </p>
            </div>
            {slide.image && !isLight && (
              <div className="home-about-picture">
                <AboutPicture picture={slide.image} isWanted={isPictureWanted(index)} />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

function AboutPicture({ picture, isWanted }: { picture: Picture; isWanted: boolean }) {
  const view = <PictureView picture={picture} decorative sizes={`${desktop} 34rem, 100vw`} />
  // Without scripts the slides stand one under the other, and each needs its picture.
  return isWanted ? view : <noscript>{view}</noscript>
}
