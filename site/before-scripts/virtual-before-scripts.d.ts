declare module 'virtual:before-scripts' {
  /** The compiled script of a page's head; empty in browsers. */
  export const beforeScripts: string
}
