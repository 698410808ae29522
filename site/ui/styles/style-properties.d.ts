import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Address of a picture that is loaded once its visitor has opened it. */
    '--light-picture'?: string
    /** Where the page stands, in words and in quotation marks, for prints. */
    '--printed-from'?: string
    /** The site's address, in quotation marks, for prints. */
    '--site-url'?: string
  }
}
