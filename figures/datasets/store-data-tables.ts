import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { dataFileRule, type DataFileRule } from '../../languages/back-office/data-file-rules.ts'
import { fieldLabels } from '../../languages/back-office/field-labels.ts'
import { uploadRule } from '../../languages/back-office/upload-rules.ts'
import { nobody } from '../../model/access/nobody.ts'
import { hasRole } from '../../model/access/roles.ts'
import { number } from '../../model/fields/fields.ts'
import { inspectedFile, shownName } from '../../store/uploads/check-upload.ts'
import { dataFileTypes, dataFormatOf, isDataFile } from '../../store/uploads/data-files.ts'
import type { DataTable } from './data-table.ts'
import { inspectDataFile } from './inspect-data-file.ts'

const onlyOurs = { create: nobody, update: nobody }

/** The library of documents, which looks into files of data when they are uploaded, and stores what pages show of them. */
export function storeDataTables(documents: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields, upload } = documents
  if (typeof upload !== 'object') throw new Error('The library of documents takes no files')
  return {
    ...documents,
    upload: { ...upload, mimeTypes: [...(upload.mimeTypes ?? []), ...Object.values(dataFileTypes)] },
    fields: [
      ...fields,
      { ...number('dataRows', { sidebar: true, readOnly: true }), access: onlyOurs },
      { ...number('dataColumns', { sidebar: true, readOnly: true }), access: onlyOurs },
      {
        name: 'dataTable',
        type: 'json',
        label: fieldLabels.dataTable,
        access: onlyOurs,
        admin: { hidden: true },
      },
    ],
    hooks: {
      ...hooks,
      beforeOperation: [inspect, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), storeTable],
    },
  }
}

/**
 * Faults of CSV that can be downloaded all the same, but not shown as a table. Files of tenders and vacancies are forms as
 * often as data, and pages show no tables of them; editors publish datasets, so that theirs are refused.
 */
const unshowable: ReadonlySet<DataFileRule> = new Set([
  'wrongQuotes',
  'wrongNumberOfCells',
  'unclearSeparator',
  'formula',
  'noRows',
])

/** What the file of a request turned out to be, between the two hooks of an operation. */
const inspected = new WeakMap<PayloadRequest, DataTable | null>()

const inspect: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update' && operation !== 'updateByID')) return args
  inspected.delete(req)
  const format = dataFormatOf(file.name)
  if (!format) {
    // What calls itself data and is named otherwise would not be served as data.
    if (isDataFile(file.mimetype))
      throw refusal(collection, uploadRule('wrongContent', req)(shownName(file.name)), req)
    inspected.set(req, null)
    return args
  }
  // Browsers on a machine with Excel call CSV a spreadsheet.
  file.mimetype = dataFileTypes[format]
  const found = await inspectDataFile(inspectedFile(file), format)
  if ('table' in found) {
    inspected.set(req, found.table)
    return args
  }
  if (unshowable.has(found.rule) && req.user && !hasRole(req.user, 'editor')) {
    inspected.set(req, null)
    return args
  }
  const fault = { name: shownName(file.name), line: 1, expected: 0, found: 0, most: 0, ...found.where }
  throw refusal(collection, dataFileRule(found.rule, fault, req), req)
}

function refusal(
  { slug }: Pick<CollectionConfig, 'slug'>,
  message: string,
  req: PayloadRequest,
): ValidationError {
  return new ValidationError({ collection: slug, errors: [{ path: 'file', message }], req }, req.t)
}

const storeTable: CollectionBeforeChangeHook = ({ data, req }) => {
  const table = inspected.get(req)
  if (table === undefined) return data
  inspected.delete(req)
  return {
    ...data,
    dataTable: table,
    dataRows: table?.rowCount ?? null,
    dataColumns: table?.columnCount ?? null,
  }
}
