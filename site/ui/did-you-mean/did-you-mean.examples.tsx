import type { ComponentExamples } from '../examples/component-examples.ts'
import { DidYouMean } from './did-you-mean.tsx'

export const examples: ComponentExamples = {
  name: 'Did you mean',
  description:
    'Asks whether a near spelling was meant, where a search has found nothing. The link repeats the search with it.',
  examples: [
    {
      name: 'In a sentence',
      render: () => (
        <p>
          <DidYouMean>
            <a href="#did-you-mean">
              <bdi>desalination</bdi>
            </a>
          </DidYouMean>
        </p>
      ),
    },
  ],
}
