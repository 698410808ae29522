import { createHash } from 'node:crypto'
import { addressIn } from '../../languages/address.ts'
import { languages, type Language } from '../../languages/languages.ts'
import { mailConsentWords } from '../../languages/mail-consent-words.ts'

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#12303b;background:#f7f5f0}main{max-width:36rem;margin:12vh auto;padding:0 1.5rem}button{min-height:3rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#0b5563;border:0;border-radius:.5rem;cursor:pointer}a{color:#0b5563}@media(prefers-color-scheme:dark){body{color:#e8eef0;background:#0d1f26}a{color:#8fd3de}}'

/** Policy of the page below: its own style, its own form, nothing else. */
export const consentPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface ConsentPage {
  language: Language
  text: string
  /** A button that acts: links alone change nothing, since mail programs look at them. */
  act?: { label: string; token: string }
}

/** A small page of its own, without scripts: what happened, or one question. */
export function consentPage({ language, text, act }: ConsentPage): string {
  const { home } = mailConsentWords[language]
  const form =
    act &&
    `<form method="post"><input type="hidden" name="token" value="${escape(act.token)}"><button type="submit">${escape(act.label)}</button></form>`
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escape(text)}</title><style>${style}</style></head>
<body><main><p role="status">${escape(text)}</p>${form ?? ''}<p><a href="${addressIn(language, '/')}">${escape(home)}</a></p></main></body>
</html>
`
}

function escape(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
