import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { starterConferences } from './texts/cop.ts'
import { starterConferenceNews } from './texts/cop-news.ts'
import { starterGalleryImages } from './texts/culture-gallery-images.ts'
import { starterEvents } from './texts/events.ts'
import { dropdownNames } from '../content/header-menu/dropdown-names.ts'
import { starterHeaderMenu } from './texts/header-menu.ts'
import { starterAboutSlides } from './texts/home-page.ts'
import { slugify } from '../model/hooks/slugify.ts'
import { starterLaboratories } from './texts/laboratories.ts'
import { starterNews } from './texts/news.ts'
import { starterPrograms } from './texts/programs.ts'
import { starterProjects } from './texts/projects.ts'
import { starterPublications } from './texts/publications.ts'
import { starterSlides } from './texts/sliders.ts'
import { starterStories } from './texts/stories.ts'
import { starterTenders } from './texts/tenders.ts'
import { pictureFile, pictureFolder } from './picture-forms.ts'
import { documentFolder, publicationFile, tenderFile } from './starter-library.ts'

const megabyte = 1024 * 1024

/** Records of each kind that may have a picture. */
const illustrated = {
  programs: starterPrograms,
  laboratories: starterLaboratories,
  projects: starterProjects,
  events: starterEvents,
  publications: starterPublications,
  news: starterNews,
  stories: starterStories,
  cop: starterConferences,
  'cop-news': starterConferenceNews,
  'culture-gallery-images': starterGalleryImages,
}

const keys = [
  ...Object.entries(illustrated).flatMap(([kind, items]) =>
    items.flatMap(({ slug, picture }) => (picture ? [`${kind}/${slug}`] : [])),
  ),
  ...starterSlides.map(({ title }) => `sliders/${slugify(title.en)}`),
  ...starterAboutSlides.map(({ key }) => `home-page/${key}`),
  ...dropdownNames.flatMap((name) => {
    const { image, panelPictures = [] } = starterHeaderMenu[name]
    return [image, ...panelPictures].map((_, place) => `header-menu/${name}-${place}`)
  }),
]

describe('pictures', () => {
  test('that the texts name are there, and no others', () => {
    expect(globSync(`${pictureFolder}/**/*.*`).toSorted()).toEqual(keys.map(pictureFile).toSorted())
  })

  test('are of the largest width that the site serves, and no picture is another one’s', async () => {
    const seen = new Map<string, string>()
    for (const key of keys) {
      const data = readFileSync(pictureFile(key))
      const { width, height } = await sharp(data).metadata()
      expect({ width, height }, key).toEqual({ width: 1600, height: 1000 })
      const hash = createHash('sha256').update(data).digest('hex')
      expect(seen.get(hash), `${key} is the same picture`).toBeUndefined()
      seen.set(hash, key)
    }
  })
})

test('documents that the texts name are there, each a PDF, and no others', () => {
  const wanted = [
    ...starterPublications.flatMap(({ slug, languages }) =>
      languages.map((language) => publicationFile(slug, language)),
    ),
    ...starterTenders.flatMap(({ slug, document, addenda = [] }) => [
      ...(document ? [tenderFile(slug)] : []),
      ...(addenda.some(({ replacesDocument }) => replacesDocument) ? [tenderFile(slug, '1')] : []),
    ]),
  ]
  expect(globSync(`${documentFolder}/**/*.*`).toSorted()).toEqual(wanted.toSorted())
  for (const file of wanted) expect(readFileSync(file).subarray(0, 5).toString(), file).toBe('%PDF-')
})

test('a clone stays light', () => {
  const bytes = globSync(path.join(import.meta.dirname, '**/*.{avif,pdf}')).map((file) => statSync(file).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * megabyte)
})
