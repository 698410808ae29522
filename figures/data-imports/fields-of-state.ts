import { importOptions, type ImportOptions } from './options.ts'
import type { ImportState } from './import-state.ts'

/** What a record of an import says of what was done with its file, which nobody writes by hand. */
export interface FieldsOfState extends Partial<ImportOptions> {
  date: string | null
  fileName: string | null
  sha256: string | null
  fileSize: number | null
  figuresVersion: number | null
  undoneByVersion: number | null
  newValues: number | null
  revisedValues: number | null
  withdrawnValues: number | null
  unchangedValues: number | null
  leftOutRows: number | null
}

/** Nothing of it before the figures are published; from then on the options with which they were read stay as well. */
export function fieldsOfState(state: ImportState | undefined): FieldsOfState {
  const { published, undone, file, leftOut } = state ?? {}
  return {
    ...(published && state && importOptions.parse(JSON.parse(state.options))),
    date: published?.at ?? null,
    fileName: (published && file?.name) ?? null,
    sha256: (published && file?.sha256) ?? null,
    fileSize: (published && file?.size) ?? null,
    figuresVersion: published?.version ?? null,
    undoneByVersion: undone?.version ?? null,
    newValues: published?.newValues ?? null,
    revisedValues: published?.revisedValues ?? null,
    withdrawnValues: published?.withdrawnValues ?? null,
    unchangedValues: published?.unchangedValues ?? null,
    leftOutRows: (published && leftOut) ?? null,
  }
}
