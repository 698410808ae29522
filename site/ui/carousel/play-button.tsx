import { Icon } from '../icon/icon.tsx'
import { useMessages } from '../../language/use-language.ts'
import type { Carousel } from './use-carousel.ts'

/** Stops and starts slides that move by themselves. It comes first among their controls. */
export function PlayButton({ carousel }: { carousel: Carousel }) {
  const { home } = useMessages()
  return (
    <button
      type="button"
      className="carousel-button carousel-play"
      aria-label={carousel.isPlaying ? home.carousel.pause : home.carousel.play}
      onClick={carousel.togglePlaying}
    >
      <Icon name={carousel.isPlaying ? 'pause' : 'play'} />
    </button>
  )
}
