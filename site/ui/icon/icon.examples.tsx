import type { ComponentExamples } from '../examples/component-examples.ts'
import { Icon, type IconName } from './icon.tsx'

const names: readonly IconName[] = [
  'arrow-forward',
  'chevron-forward',
  'chevron-down',
  'external-link',
  'download',
  'upload',
  'document',
  'pin',
  'search',
  'envelope',
  'telephone',
  'translate',
  'check',
  'success',
  'information',
  'warning',
  'exclamation',
  'retry',
  'close',
  'menu',
  'play',
  'pause',
]

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
