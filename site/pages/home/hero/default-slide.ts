import type { Language } from '../../../../languages/languages.ts'
import type { Messages } from '../../../../languages/messages/en.ts'
import { localTarget, type ShownSlide } from './slide-to-show.ts'

/** The slide of the site's own words that stands until the library has one (specification, section 4). */
export function defaultSlide(words: Messages['home']['hero'], language: Language): ShownSlide {
  const text = (own: string) => ({ text: own, language })
  return {
    id: 'default',
    title: text(words.defaultTitle),
    description: text(words.defaultDescription),
    picture: null,
    isMirrored: true,
    button: { label: text(words.defaultAction), to: localTarget, isExternal: false },
  }
}
