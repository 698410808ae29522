import type { ComponentExamples } from '../examples/component-examples.ts'
import { ContourArt } from './contour-art.tsx'

export const examples: ComponentExamples = {
  name: 'Contour art',
  description: 'The sea floor of heroes and deep bands. Mirrored where lines run from right to left.',
  examples: [
    {
      name: 'Policy and standards',
      isWide: true,
      isOnDeep: true,
      render: () => (
        <div className="showcase-contours">
          <ContourArt artKey="showcase" topic="policy-and-standards" />
        </div>
      ),
    },
  ],
}
