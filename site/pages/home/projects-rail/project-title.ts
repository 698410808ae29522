import type { Project } from '../../../../content/projects/kind.ts'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Language } from '../../../../languages/languages.ts'

type TitledProject = Pick<Project, 'title' | 'shortTitle' | 'titles'>

/**
 * A card's title: short or long in the page's own language; else Arabic before any other in Arabic and Persian, and the
 * localized title elsewhere (specification, section 5).
 */
export function projectTitle(
  { title, shortTitle, titles }: TitledProject,
  language: Language,
): LocalizedText {
  if (shortTitle.language === language) return shortTitle
  if (title.language === language) return title
  const arabic = titles.shortAr ?? titles.ar
  if ((language === 'ar' || language === 'fa') && arabic !== null) return { text: arabic, language: 'ar' }
  if (title.language === 'en' && titles.shortEn !== null) return { text: titles.shortEn, language: 'en' }
  return title
}
