import type { CollectionConfig, DateField, NumberField, TextField } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { panel } from '../../model/admin-components.ts'
import {
  choice,
  localizedText,
  localizedTextarea,
  moment,
  number,
  relation,
  text,
} from '../../model/fields/fields.ts'
import { autosavedDrafts, versionsStored } from '../../model/editing/autosave.ts'
import { publishedCollection } from '../../model/published-collection.ts'
import { fileFormats } from '../importers/reading-options.ts'
import { importEndpoints } from './endpoints.ts'
import {
  beginWithoutFile,
  forgetDeletedImport,
  guardImport,
  refuseDeletingPublishedImport,
  rememberSave,
} from './guard-import.ts'
import { editionYears, waysWithUnknown } from './options.ts'
import { stateForStaff } from './state-for-staff.ts'

/**
 * Written by `guardImport` alone, from what was done with the figures (`fields-of-state.ts`). The form shows what is
 * known of it; until then the panel above says all there is to say.
 */
function done<Made extends DateField | NumberField | TextField>(field: Made): Made {
  return {
    ...field,
    access: { create: nobody, update: nobody },
    hooks: { beforeDuplicate: [() => null] },
    admin: { ...field.admin, condition: (data: Record<string, unknown>) => Boolean(data[field.name]) },
  }
}

const saidOfFile = { readOnly: true, sidebar: true } as const

const published = publishedCollection({
  slug: 'data-imports',
  labels: {
    singular: {
      en: 'Import of figures',
      ar: 'استيراد أرقام',
      fr: 'Import de chiffres',
      fa: 'درون‌ریزی ارقام',
    },
    plural: {
      en: 'Imports of figures',
      ar: 'عمليات استيراد الأرقام',
      fr: 'Imports de chiffres',
      fa: 'درون‌ریزی‌های ارقام',
    },
  },
  searched: { titles: ['title'], summaries: ['summary'], bodies: [], date: 'date' },
  group: 'figures',
  columns: ['importState', 'figuresVersion', 'date'],
  endpoints: importEndpoints,
  hooks: {
    beforeOperation: [rememberSave],
    beforeChange: [guardImport],
    afterChange: [beginWithoutFile],
    beforeDelete: [refuseDeletingPublishedImport],
    afterDelete: [forgetDeletedImport],
  },
  fields: [
    panel('dataImport'),
    localizedText('title', { required: true }),
    localizedTextarea('summary', { wording: 'importSummary' }),
    choice('format', fileFormats, { required: true, defaultValue: 'long-csv' }),
    number('editionYear', { required: true, min: editionYears.first, max: editionYears.last }),
    choice('decimalMark', ['point', 'comma'], { required: true, defaultValue: 'point' }),
    choice(
      'thousandsSeparator',
      [
        'no-separator',
        'separated-by-comma',
        'separated-by-point',
        'separated-by-space',
        'separated-by-apostrophe',
      ],
      { required: true, defaultValue: 'no-separator' },
    ),
    choice('separator', ['automatic', 'by-comma', 'by-semicolon', 'by-tab'], {
      required: true,
      defaultValue: 'automatic',
    }),
    relation('indicator', 'indicators'),
    choice('unknownCountries', waysWithUnknown, { required: true, defaultValue: 'refuse' }),
    choice('unknownIndicators', waysWithUnknown, { required: true, defaultValue: 'refuse' }),
    stateForStaff,
    done(moment('date', saidOfFile)),
    done(number('figuresVersion', saidOfFile)),
    done(number('undoneByVersion', saidOfFile)),
    done(text('fileName', saidOfFile)),
    done(text('sha256', { ...saidOfFile, hidden: true })),
    done(number('fileSize', { ...saidOfFile, hidden: true })),
    done(number('newValues', { ...saidOfFile, hidden: true })),
    done(number('revisedValues', { ...saidOfFile, hidden: true })),
    done(number('withdrawnValues', { ...saidOfFile, hidden: true })),
    done(number('unchangedValues', { ...saidOfFile, hidden: true })),
    done(number('leftOutRows', { ...saidOfFile, hidden: true })),
  ],
})

/**
 * Files of figures: read, looked at, published and undone. Visitors read a published one as an update of the data. It is
 * not published at a time set beforehand: whoever publishes has seen the differences.
 */
export const dataImports: CollectionConfig = {
  ...published,
  versions: { drafts: autosavedDrafts, maxPerDoc: versionsStored },
}
