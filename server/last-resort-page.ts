import { languages, type Language } from '../languages/languages.ts'
import { html, Html } from './api/docs/html.ts'
import { coloursOfPlainPages, policyOfStyle } from './api/docs/style.ts'

const style = `${coloursOfPlainPages}
body { margin: 0; color: var(--ink); background: var(--paper); font: 1.125rem/1.6 system-ui, sans-serif; text-size-adjust: 100%; }
main { max-inline-size: 36rem; margin: 12vh auto; padding: 1.5rem; border-block-start: 4px solid var(--sun); overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.2; text-wrap: balance; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
a { padding-block: .5rem; color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--sun); outline-offset: 2px; }`

/** Headers of a page of last resort: nobody caches it, and nothing but its own style may apply. */
export const lastResortHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policyOfStyle(style),
} as const

interface LastResort {
  title: string
  text: string
  /** What the link for trying again is called. */
  retry: string
  /** Where that leads, when not to the same address. */
  retryAt?: string | undefined
  /** A link to the home page. */
  home?: { address: string; name: string }
}

/**
 * A page for when no other can be made: its words in the page's language, a style of its own, and nothing that could
 * fail again.
 */
export function lastResortPage(
  language: Language,
  { title, text, retry, retryAt = '', home }: LastResort,
): string {
  const page = html`<html lang="${language}" dir="${languages[language].direction}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" />
      ${new Html(`<style>${style}</style>`)}
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        <p>${text}</p>
        <nav>
          <a href="${retryAt}">${retry}</a>
          ${home ? html`<a href="${home.address}">${home.name}</a>` : undefined}
        </nav>
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${page.source}\n`
}
