declare module 'virtual:light-styles' {
  /** Addresses of light style sheets by those of the full ones. */
  export const lightStyles: Readonly<Record<string, string>>
}
