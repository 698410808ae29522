import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import { decorativePicture, type Picture } from '../../../../store/read/picture.ts'
import type { Slide } from '../../../../content/sliders/kind.ts'
import type { Language } from '../../../../languages/languages.ts'
import { plainTextOfHtml } from './plain-text-of-html.ts'

export interface SlideButton {
  label: LocalizedText
  /** Another site's address, opened in a new tab, or a path of this site without the language's prefix. */
  to: string
  isExternal: boolean
}

/** A slide with every fallback taken. */
export interface ShownSlide {
  id: string
  title: LocalizedText | null
  description: LocalizedText | null
  /** Nothing: the default hero image. */
  picture: Picture | null
  /** The picture is shown mirrored where the page reads from right to left. */
  isMirrored: boolean
  button: SlideButton | null
}

/** Where the button of a slide without a link leads. */
export const localTarget = '/who-we-are'

/** After the page's own language (specification, section 5). */
const fallbacks: readonly Language[] = ['en', 'ar', 'fr']

/** What the hero shows of a slide: texts in the first language that has them, as plain text (sections 2.4 and 5). */
export function slideToShow(slide: Slide, language: Language): ShownSlide {
  return {
    id: slide.id,
    title: firstText(slide.titles, slide.title, language),
    description: firstText(slide.descriptions, slide.description, language),
    picture: slide.image && decorativePicture(slide.image),
    isMirrored: slide.image === null || slide.isMirrored,
    button: buttonOf(slide),
  }
}

function firstText(
  texts: Slide['titles'],
  general: LocalizedText | null,
  language: Language,
): LocalizedText | null {
  const candidates = [language, ...fallbacks].map((code) => ({ text: texts[code], language: code }))
  for (const candidate of [...candidates, general]) {
    const text = plainTextOfHtml(candidate?.text ?? '')
    if (candidate && text !== '') return { text, language: candidate.language }
  }
  return null
}

/** Hidden when its title is '.' or missing; leads to the local target when it has no link. */
function buttonOf({ linkTitle, link }: Slide): SlideButton | null {
  const label = linkTitle?.text.trim()
  if (!linkTitle || !label || label === '.') return null
  const to = link?.trim() || localTarget
  const isExternal = /^https?:/i.test(to)
  return {
    label: { ...linkTitle, text: label },
    // One leading slash: `//host` would lead to another site, and `javascript:` would run.
    to: isExternal ? to : `/${to.replace(/^[/\\]+/, '')}`,
    isExternal,
  }
}
