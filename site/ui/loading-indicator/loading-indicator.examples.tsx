import type { ComponentExamples } from '../examples/component-examples.ts'
import { LoadingIndicator } from './loading-indicator.tsx'

const variants = ['dots', 'pulse', 'spinner'] as const
const sizes = ['small', 'medium', 'large'] as const

function Sizes({ variant }: { variant: 'dots' | 'pulse' | 'spinner' }) {
  return (
    <div className="showcase-indicators">
      {sizes.map((size) => (
        <LoadingIndicator key={size} variant={variant} size={size} />
      ))}
    </div>
  )
}

export const examples: ComponentExamples = {
  name: 'Loading indicator',
  description:
    'Something is on its way. The dots step every half second; the others stand still where motion is unwanted.',
  examples: [
    ...variants.map((variant) => ({
      name: `${variant}: small, medium, large`,
      render: () => <Sizes variant={variant} />,
    })),
    {
      name: 'skeleton',
      render: () => (
        <div className="showcase-form">
          <LoadingIndicator variant="skeleton" color="secondary" />
        </div>
      ),
    },
    {
      name: 'primary, secondary, success',
      render: () => (
        <div className="showcase-indicators">
          {(['primary', 'secondary', 'success'] as const).map((color) => (
            <LoadingIndicator key={color} variant="spinner" color={color} />
          ))}
        </div>
      ),
    },
    {
      name: 'white',
      isOnDeep: true,
      render: () => (
        <div className="showcase-indicators">
          {variants.map((variant) => (
            <LoadingIndicator key={variant} variant={variant} color="white" />
          ))}
        </div>
      ),
    },
  ],
}
