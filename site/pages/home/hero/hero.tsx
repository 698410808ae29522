import { useId, useState } from 'react'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { SocialNetwork } from '../../../../content/organization/read-organization.ts'
import { formatNumber } from '../../../../languages/format.ts'
import { useLanguage, useMessages } from '../../../language/use-language.ts'
import { useIsLight } from '../../../light-version/light-parts.ts'
import { CarouselControls } from '../../../ui/carousel/carousel-controls.tsx'
import { useCarousel } from '../../../ui/carousel/use-carousel.ts'
import { useScripts } from '../../../ui/use-scripts.ts'
import { useSwipe } from '../../../ui/carousel/use-swipe.ts'
import { Localized } from '../../../ui/text/localized.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { preloadHeroPicture } from './preload-hero-picture.ts'
import type { ShownSlide } from './slide-to-show.ts'
import { SocialColumn } from './social-column.tsx'
import './hero.css'

/** Milliseconds a slide stands (specification, section 9). */
const interval = 8000

interface HeroProps {
  /** The network's name: the page's one `h1`. */
  name: LocalizedText
  /** At least one. */
  slides: readonly ShownSlide[]
  socialLinks: Readonly<Record<SocialNetwork, string>>
}

/** Full-screen slides with their controls and the network's accounts (specification, section 2.4). */
export function Hero({ name, slides, socialLinks }: HeroProps) {
  const { home } = useMessages()
  const language = useLanguage()
  const slidesId = useId()
  const isLight = useIsLight()
  const hasScripts = useScripts()
  const count = slides.length
  const slidesKey = slides.map(({ id }) => id).join(' ')
  const carousel = useCarousel({ count, interval, slidesKey })
  const { index, comingIndex, direction, isRunning } = carousel
  const [isApproached, setApproached] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  if (!seen.has(index)) setSeen(new Set([...seen, index]))
  // Pictures are fetched only when they are about to be seen.
  const isPictureWanted = (slide: number) =>
    seen.has(slide) ||
    slide === comingIndex ||
    (isApproached && (slide === (index + 1) % count || slide === (index + count - 1) % count))
  const swipe = useSwipe({ onNext: carousel.next, onPrevious: carousel.previous })
  const [first] = slides
  if (first && !isLight) preloadHeroPicture(first.picture)
  return (
    <section
      className="home-hero"
      aria-label={home.hero.label}
      {...(count > 1 && { 'aria-roledescription': home.carousel.role })}
      {...(direction && { 'data-direction': direction })}
      {...carousel.holdProps}
      {...(count > 1 && swipe)}
    >
      <h1 className="home-hero-name">
        <Localized value={name} />
      </h1>
      {count > 1 && (
        <CarouselControls
          carousel={carousel}
          count={count}
          controls={slidesId}
          onApproach={() => setApproached(true)}
        />
      )}
      <div className="home-hero-slides" id={slidesId} aria-live={isRunning ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            isActive={place === index}
            isInert={hasScripts && place !== index}
            isFirst={place === 0}
            isPictureWanted={isPictureWanted(place)}
            {...(count > 1 && {
              label: home.carousel.slide(formatNumber(place + 1, language), formatNumber(count, language)),
            })}
          />
        ))}
      </div>
      <SocialColumn links={socialLinks} />
    </section>
  )
}
