import type { Language } from '../languages/languages.ts'
import type { StarterLibrary } from './starter-library.ts'
import type { Translated } from './translated.ts'
import type { StarterWriter } from './writer.ts'
import { dropdownNames } from '../content/header-menu/dropdown-names.ts'
import { starterHeaderMenu } from './texts/header-menu.ts'
import type { StarterAction, StarterDropdown } from './texts/header-menu/starter-menu.ts'

type PictureIds = readonly (number | string)[]

/**
 * Fills the header's dropdowns in every language.
 * @param library from which they have their pictures; they have none without it
 */
export async function writeStarterMenu(writer: StarterWriter, library: StarterLibrary | null): Promise<void> {
  const pictures = new Map<string, PictureIds>()
  for (const name of dropdownNames) {
    const { image, panelPictures = [] } = starterHeaderMenu[name]
    const ids: (number | string)[] = []
    for (const [index, picture] of [image, ...panelPictures].entries()) {
      if (library) ids.push(await library.picture(`header-menu/${name}-${index}`, picture))
    }
    pictures.set(name, ids)
  }
  await writer.writeGlobal('header-menu', (language) =>
    Object.fromEntries(
      dropdownNames.map((name) => [
        name,
        dropdownIn(language, starterHeaderMenu[name], pictures.get(name) ?? []),
      ]),
    ),
  )
}

function dropdownIn(language: Language, dropdown: StarterDropdown, [image, ...panel]: PictureIds) {
  return {
    title: dropdown.title[language],
    description: dropdown.description[language],
    image,
    links: dropdown.links.map((link) => ({
      ...actionIn(language, link),
      title: link.title[language],
      description: link.description[language],
      details: link.details[language],
      additionalText: textIn(language, link.additionalText),
      linkTitle: link.linkTitle[language],
      ...(link.secondaryAction && { secondaryAction: actionIn(language, link.secondaryAction) }),
      selectedByDefault: link.selectedByDefault ?? false,
      onlyInLanguages: link.onlyInLanguages ?? [],
    })),
    panelTitle: dropdown.panelTitle[language],
    panelLinks: dropdown.panelLinks.map((link) => actionIn(language, link)),
    ...(panel.length > 0 && { firstPicture: panel[0], secondPicture: panel[1] }),
  }
}

function actionIn(language: Language, { label, target }: StarterAction) {
  return {
    label: label[language],
    ...(target.startsWith('/')
      ? { destination: 'address', address: target }
      : { destination: target, address: null }),
  }
}

function textIn(language: Language, text: Translated | undefined): string | null {
  return text?.[language] ?? null
}
