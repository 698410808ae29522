import { createHash } from 'node:crypto'
import { addressIn } from '../../languages/address.ts'
import { languages, type Language } from '../../languages/languages.ts'
import { mailConsentWords } from '../../languages/mail-consent-words.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { mostCharacters } from '../../submissions/forms/form.ts'
import { addressField } from '../../submissions/mail-consent/address-field.ts'

const style =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#12303b;background:#f7f5f0}main{max-width:36rem;margin:12vh auto;padding:0 1.5rem}input{box-sizing:border-box;width:100%;min-height:3rem;padding:0 1rem;font:inherit}button{min-height:3rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#fff;background:#0b5563;border:0;border-radius:.5rem;cursor:pointer}a{color:#0b5563}@media(prefers-color-scheme:dark){body{color:#e8eef0;background:#0d1f26}a{color:#8fd3de}}'

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
  /** The form of who asks for mail, with what was typed, to be sent again. */
  again?: AskedAgain | undefined
}

export interface AskedAgain {
  /** What the mails are about: a hidden field of the form. */
  about: { name: string; value: string }
  email: string
  button: string
  /** Whether the address is what is wrong. */
  isWrong: boolean
}

/** A small page of its own, without scripts: what happened, or one question. */
export function consentPage({ language, text, act, again }: ConsentPage): string {
  const { home } = mailConsentWords[language]
  const form =
    act &&
    `<form method="post"><input type="hidden" name="token" value="${escape(act.token)}"><button type="submit">${escape(act.label)}</button></form>`
  const formAgain = again ? askingAgain(language, again) : ''
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escape(text)}</title><style>${style}</style></head>
<body><main><p id="said" role="status">${escape(text)}</p>${form ?? ''}${formAgain}<p><a href="${addressIn(language, '/')}">${escape(home)}</a></p></main></body>
</html>
`
}

function askingAgain(language: Language, { about, email, button, isWrong }: AskedAgain): string {
  const label = escape(addressField.label(messagesOf(language)))
  const wrong = isWrong ? ' aria-invalid="true" aria-describedby="said"' : ''
  return `<form method="post"><input type="hidden" name="${about.name}" value="${escape(about.value)}"><p><label>${label}<br><input type="email" name="email" dir="ltr" autocomplete="${addressField.autoComplete}" maxlength="${mostCharacters(addressField)}" required value="${escape(email)}"${wrong}></label></p><button type="submit">${escape(button)}</button></form>`
}

function escape(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
