/** Files of data, as programs read them, by their endings. */
export const dataFileTypes = { csv: 'text/csv', json: 'application/json' } as const

export type DataFileFormat = keyof typeof dataFileTypes

/** The format of a file of data with this name; nothing for any other file. */
export function dataFormatOf(name: string): DataFileFormat | undefined {
  const ending = /\.(csv|json)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'csv' || ending === 'json' ? ending : undefined
}

/** Whether a media type is one of data: such a file may be in no language, and a dataset needs one. */
export function isDataFile(mediaType: string): boolean {
  return Object.values(dataFileTypes).some((type) => type === mediaType)
}
