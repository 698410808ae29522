import type { ComponentExamples } from '../examples/component-examples.ts'
import { drawings, Icon, type IconName } from './icon.tsx'

const names = Object.keys(drawings).filter((name): name is IconName => name in drawings)

export const examples: ComponentExamples = {
  name: 'Icon',
  description:
    'Takes the size and colour of the words beside it. Those that point turn round with the line of reading.',
  examples: [
    {
      name: 'All',
      render: () => (
        <div className="showcase-icons">
          {names.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      ),
    },
  ],
}
