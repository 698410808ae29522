import { useId } from 'react'
import type { AboutSlide } from '../../../../content/home-page/read-home-page.ts'
import { useMessages } from '../../../i18n/use-language.ts'
import { PlayButton } from '../../../ui/carousel/play-button.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { useIsHydrated } from '../../../ui/carousel/use-is-hydrated.ts'
import { PictureView } from '../../../ui/picture/picture.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import './about.css'

/** Milliseconds a slide stands (specification, section 9). */
const interval = 6000

/** About, Vision and Mission in turn, a dot for each (specification, section 2.4). */
export function About({ slides }: { slides: readonly AboutSlide[] }) {
  const { home } = useMessages()
  const slidesId = useId()
  const isHydrated = useIsHydrated()
  const slidesKey = slides.map(({ label }) => label.text).join(' ')
  const carousel = useCarousel({ count: slides.length, interval, slidesKey })
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
      {slides.length > 1 && (
        <div className="home-about-controls" role="group" aria-label={home.about.choose}>
          <PlayButton carousel={carousel} />
          {slides.map(({ label }, index) => (
            <button
              key={label.text}
              type="button"
              className="home-about-dot"
              aria-current={index === carousel.index}
              aria-controls={slidesId}
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
            data-active={index === carousel.index}
            inert={isHydrated && index !== carousel.index}
          >
            <div className="home-about-text">
              <h3>
                <Localized value={slide.title} />
              </h3>
              <p>
                <Localized value={slide.description} />
              </p>
            </div>
            {slide.image && (
              <div className="home-about-picture">
                <PictureView picture={slide.image} decorative sizes="(min-width: 1025px) 34rem, 100vw" />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
