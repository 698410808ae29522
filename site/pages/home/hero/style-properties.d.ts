import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Part of the height of a slide's picture, from its top, that stays in view. */
    '--focal-y'?: number
  }
}
