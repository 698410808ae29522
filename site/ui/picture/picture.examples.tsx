import type { ComponentExamples } from '../examples/component-examples.ts'
import { examplePicture } from '../examples/example-picture.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { PictureFigure } from './picture-figure.tsx'

function Whole() {
  const { words, language } = useExampleWords()
  return (
    <div className="showcase-picture">
      <PictureFigure picture={examplePicture(language, words)} sizes="40rem" />
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Picture',
  description:
    'A picture of the library in the size and format that suit the screen. One that can’t be loaded gives way to a drawn cover.',
  examples: [{ name: 'With caption and credit', render: () => <Whole /> }],
}
