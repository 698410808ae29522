import type { Language } from '../languages/languages.ts'
import type { StarterLibrary } from './starter-library.ts'
import type { StarterWriter } from './writer.ts'
import { starterAboutSlides, starterHub } from './texts/home-page.ts'

/** Writes the home page's own texts, with a picture for each About slide. */
export async function writeHomePage(writer: StarterWriter, library: StarterLibrary): Promise<void> {
  const slides: { slide: (typeof starterAboutSlides)[number]; image: number | string }[] = []
  for (const slide of starterAboutSlides) {
    slides.push({ slide, image: await library.picture(`home-page/${slide.key}`, slide.picture) })
  }
  await writer.writeGlobal('home-page', (language) => ({
    aboutSlides: slides.map(({ slide, image }) => ({
      label: slide.label[language],
      title: slide.title[language],
      description: slide.description[language],
      image,
    })),
    hub: hubIn(language),
  }))
}

function hubIn(language: Language): Record<string, unknown> {
  const { title, description, primaryAction, secondaryAction, tags } = starterHub
  return {
    title: title[language],
    description: description[language],
    primaryAction: { ...primaryAction, label: primaryAction.label[language] },
    secondaryAction: { ...secondaryAction, label: secondaryAction.label[language] },
    tags: tags.map((label) => ({ label: label[language] })),
  }
}
