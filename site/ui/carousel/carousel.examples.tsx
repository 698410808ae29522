import { formatNumber } from '../../../languages/format.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useCarousel } from './use-carousel.ts'

function Slides() {
  const { words, language } = useExampleWords()
  const slides = [words.project, words.longTitle, words.nexus]
  const carousel = useCarousel({ count: slides.length, interval: 8000, slidesKey: 'example' })
  return (
    <div {...carousel.holdProps}>
      <p id="example-slides" aria-live={carousel.isRunning ? 'off' : 'polite'}>
        {formatNumber(carousel.index + 1, language)}. {slides[carousel.index]}
      </p>
      <CarouselControls carousel={carousel} count={slides.length} controls="example-slides" />
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Carousel controls',
  description:
    'Stop, back, a dot for each slide, on. The slides move by themselves until somebody points at them, walks in with the keyboard or wants no motion.',
  examples: [{ name: 'Three slides', isOnDeep: true, render: () => <Slides /> }],
}
