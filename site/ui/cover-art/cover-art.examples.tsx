import type { ComponentExamples } from '../examples/component-examples.ts'
import { CoverArt } from './cover-art.tsx'

const topics = ['desalination', 'wastewater-reuse', 'water-energy-food-nexus', 'policy-and-standards', null]

export const examples: ComponentExamples = {
  name: 'Cover art',
  description:
    'Stands for an item without a picture: depth lines and the eight-point star, drawn from its name in its topic’s colours.',
  examples: [
    {
      name: 'Topics',
      render: () => (
        <div className="showcase-covers">
          {topics.map((topic) => (
            <CoverArt key={topic} coverKey={`showcase-${topic}`} topic={topic} />
          ))}
        </div>
      ),
    },
  ],
}
