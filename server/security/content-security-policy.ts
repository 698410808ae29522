import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** `'sha256-…'` of every inline script of a page. Hashes rather than nonces, so that the page can be kept. */
export function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )
}

/**
 * The policy of a page of the site: no inline script but those that the server wrote, and nothing from another host but
 * pictures of the origins given (a deployment's own flags).
 */
export function contentSecurityPolicy(html: string, pictureOrigins: readonly string[] = []): string {
  const scripts = [...new Set(hashesOfInlineScripts(html))]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...new Set(pictureOrigins)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** While developing, Vite injects styles and talks to the browser over a web socket. */
export function developmentPolicy(html: string, pictureOrigins: readonly string[] = []): string {
  return contentSecurityPolicy(html, pictureOrigins)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
}
