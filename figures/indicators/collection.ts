import { choice, localizedText, localizedTextarea, number, rows, text } from '../../model/fields/fields.ts'
import { placeInOrder } from '../../model/ordering/place-in-order.ts'
import { publishedCollection } from '../../model/published-collection.ts'
import { pillars } from '../../languages/figure-words.ts'
import { refuseDeletingWhatHasValues } from './refuse-deleting-what-has-values.ts'

/** What is measured: a name, a definition, a unit and a source. Its values are observations, in a table of their own. */
export const indicators = publishedCollection({
  slug: 'indicators',
  labels: {
    singular: { en: 'Indicator', ar: 'مؤشر', fr: 'Indicateur', fa: 'شاخص' },
    plural: { en: 'Indicators', ar: 'المؤشرات', fr: 'Indicateurs', fa: 'شاخص‌ها' },
  },
  searched: {
    titles: ['title'],
    summaries: ['definition'],
    bodies: ['source'],
    inEveryLanguage: ['sdgCode'],
  },
  group: 'figures',
  columns: ['pillar', 'unit'],
  defaultSort: 'order',
  hooks: { beforeDelete: [refuseDeletingWhatHasValues] },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('definition', { required: true }),
    localizedText('unit', { required: true }),
    choice('pillar', pillars, { required: true }),
    text('sdgCode'),
    number('decimals', { required: true, min: 0, max: 6 }),
    localizedText('source', { required: true }),
    text('sourceAddress'),
    localizedText('attribution', { required: true }),
    text('licence', { required: true }),
    text('licenceAddress'),
    rows('codesInFiles', [text('codeInFile', { required: true })]),
    placeInOrder(),
  ],
})
