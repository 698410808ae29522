import type { Language } from '../../languages/languages.ts'

/** What a public record is made for: the language asked for, and the site's absolute address without a last slash. */
export interface ApiContext {
  language: Language
  siteUrl: string
}

/** The absolute form of one of the site's addresses, such as `/files/media/dam.webp`. */
export function absoluteAddress({ siteUrl }: ApiContext, address: string): string {
  return `${siteUrl}${address}`
}
