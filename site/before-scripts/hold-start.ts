import { heldModules } from './start-after-first-paint.ts'

/**
 * The one place that relies on how React Router writes a page: `<Scripts>` starts the page's modules by an `async` inline
 * module and names them all in the head, to be fetched at once. It offers no other time to start, and its elements can't
 * be reached but in the HTML. `hold-start.test.ts` notices another version.
 */
export const reactRouterVersion = '8.4.0'

const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g
const moduleStart = '<script type="module" async="">'

/**
 * The page with its start held back as data, until `start-after-first-paint.ts` lets it go. One in which React Router
 * writes its start in another way starts at once.
 *
 * All that is looked for and written is ASCII: read as Latin-1, one character for each byte, the page takes half the
 * memory and no decoding.
 */
export function holdStart(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const [beforeStart, afterStart, ...others] = page.toString('latin1').split(moduleStart)
  if (beforeStart === undefined || afterStart === undefined || others.length > 0) return page
  const modules = [...beforeStart.matchAll(modulePreload)].map(([, address]) => address).join(' ')
  return Buffer.from(
    `${beforeStart.replaceAll(modulePreload, '')}<script type="text/plain" ${heldModules}="${modules}">${afterStart}`,
    'latin1',
  )
}
