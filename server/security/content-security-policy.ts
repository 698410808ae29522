import { createHash } from 'node:crypto'

/** Data is no program: no policy forbids what stands in a page as JSON. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/**
 * `'sha256-…'` of every inline script of a page, in UTF-8. Hashes rather than nonces, so that the page can be cached.
 *
 * Only tags, which are ASCII, are looked for: read as Latin-1, one character for each byte, the page takes half the memory
 * and no decoding.
 */
export function hashesOfInlineScripts(page: Buffer): string[] {
  return [...page.toString('latin1').matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '', 'latin1')
        .digest('base64')}'`,
  )
}

interface PolicyOptions {
  pictureOrigins?: readonly string[]
}

/**
 * The policy of a page of the site: no inline script but those that the server wrote, and nothing from another host but
 * pictures of the origins given (a deployment's own flags).
 */
export function contentSecurityPolicy(page: Buffer, { pictureOrigins = [] }: PolicyOptions = {}): string {
  const scripts = [...new Set(hashesOfInlineScripts(page))]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set(pictureOrigins)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    // A proposal is sealed by a worker made of bytes whose hash was compared. On every page: scripts lead from any page to a
    // tender's without loading a document.
    'worker-src blob:',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** While developing, Vite injects styles and talks to the browser over a web socket. */
export function developmentPolicy(page: Buffer, options: PolicyOptions = {}): string {
  return contentSecurityPolicy(page, options)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
}
