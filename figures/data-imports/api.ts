import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { component } from '../../store/api/components.ts'
import { yearFilter } from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { publicationFields, publicationToApi } from '../../store/api/publication-moment.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { fileFormats } from '../importers/reading-options.ts'
import { dataImportKind } from './kind.ts'

const dataImportSchema = component(
  'DataUpdate',
  'An update of the figures: what came in with one file of a source, and what it changed.',
  z.object({
    ...titledFields,
    ...publicationFields,
    summary: z.string().nullable(),
    version: z.int().nullable().meta({
      description:
        'Version of the figures that it made: `/observations?version=` gives the values as they were then.',
    }),
    former_version: z
      .int()
      .nullable()
      .meta({ description: 'The version before it, which has the former values; `null` before the first.' }),
    undone_in_version: z
      .int()
      .nullable()
      .meta({ description: 'Version of the figures in which it was undone; `null` while it stands.' }),
    file_name: z.string().nullable(),
    sha256: z.string().nullable().meta({ description: 'SHA-256 of the file, as hexadecimal digits.' }),
    file_size: z.int().nullable().meta({ description: 'Bytes.' }),
    format: z.enum(fileFormats).nullable(),
    edition_year: z.int().nullable().meta({ description: 'Year in which the source published the file.' }),
    new_values: z.int(),
    revised_values: z.int().meta({
      description:
        'Values or statuses that it revised: `/data-tools/updates/{slug}.json` and `.csv` have them, and those that it withdrew, with the value and the status before and after.',
    }),
    withdrawn_values: z.int(),
    unchanged_values: z.int().meta({ description: 'Values of the file that were there already.' }),
    rows_left_out: z
      .int()
      .meta({ description: 'Rows of countries or indicators that are not among those shown here.' }),
  }),
)

export const dataImportApi = apiOfKind({
  kind: dataImportKind,
  documented: {
    group: 'Figures',
    list: 'Data updates',
    record: { name: 'Data update', like: 'aquastat-2026' },
  },
  schema: dataImportSchema,
  filters: { year: yearFilter },
  toApi: (record, context) => ({
    ...titledToApi('data-imports', record, context),
    ...publicationToApi(record),
    summary: plainText(record.summary),
    version: record.version,
    former_version: record.version !== null && record.version > 1 ? record.version - 1 : null,
    undone_in_version: record.undoneByVersion,
    file_name: record.fileName,
    sha256: record.sha256,
    file_size: record.fileSize,
    format: record.format,
    edition_year: record.editionYear,
    new_values: record.counts.new,
    revised_values: record.counts.revised,
    withdrawn_values: record.counts.withdrawn,
    unchanged_values: record.counts.unchanged,
    rows_left_out: record.leftOut,
  }),
})
