import type { KeyboardEvent } from 'react'
import { formatNumber } from '../../../languages/format.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useIsLight } from '../../light-version/light-parts.ts'
import { Icon } from '../icon/icon.tsx'
import { PlayButton } from './play-button.tsx'
import type { Carousel } from './use-carousel.ts'
import './carousel-controls.css'

interface CarouselControlsProps {
  carousel: Carousel
  count: number
  /** Id of the element that holds the slides. */
  controls: string
  /** Nearness of the visitor to the controls: pictures may be fetched. */
  onApproach?: () => void
}

/**
 * Pause, previous, a dot for each slide, next (specification, section 2.4). The arrows, on the screen and on the
 * keyboard, point the way the slides go: along the line of reading to the next one.
 */
export function CarouselControls({ carousel, count, controls, onApproach }: CarouselControlsProps) {
  const { home } = useMessages()
  const language = useLanguage()
  if (useIsLight()) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const isForward = (event.key === 'ArrowRight') === (languages[language].direction === 'ltr')
    if (isForward) carousel.next()
    else carousel.previous()
  }
  return (
    // Every button in the group can be had by itself; the arrow keys are a shorter way.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="carousel-controls"
      role="group"
      aria-label={home.carousel.controls}
      onKeyDown={onKeyDown}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <PlayButton carousel={carousel} />
      <button
        type="button"
        className="carousel-button"
        aria-label={home.carousel.previous}
        aria-controls={controls}
        onClick={carousel.previous}
      >
        <Icon name="arrow-forward" backward />
      </button>
      <ul className="carousel-dots">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className="carousel-dot"
              aria-label={home.carousel.slide(
                formatNumber(index + 1, language),
                formatNumber(count, language),
              )}
              aria-current={index === carousel.index}
              aria-controls={controls}
              onClick={() => carousel.show(index)}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="carousel-button"
        aria-label={home.carousel.next}
        aria-controls={controls}
        onClick={carousel.next}
      >
        <Icon name="arrow-forward" />
      </button>
    </div>
  )
}
