import type { IconName } from '../icon/icon.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  iconBefore?: IconName | undefined
  iconAfter?: IconName | undefined
  className?: string | undefined
}

/** The class names of a button's look. */
export function buttonClass({ variant = 'primary', size = 'medium', className }: ButtonLook): string {
  return [
    'button',
    variant !== 'primary' && `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    className,
  ]
    .filter(Boolean)
    .join(' ')
}
