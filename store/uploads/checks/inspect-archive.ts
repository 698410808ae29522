import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import type { InspectedFile, Inspection } from './inspection.ts'
import { OverBudgetError, type UnpackingBudget } from './unpacking-budget.ts'

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** What an office document has to have (ECMA-376), by its ending; a plain archive may have anything. */
const neededParts = {
  docx: ['[Content_Types].xml', 'word/document.xml'],
  xlsx: ['[Content_Types].xml', 'xl/workbook.xml'],
  pptx: ['[Content_Types].xml', 'ppt/presentation.xml'],
  zip: [],
} as const

export type ArchiveEnding = keyof typeof neededParts

/** Only documents with macros have it, and those have other endings. */
const macros = /^(?:word|xl|ppt)\/vbaproject\.bin$/

/**
 * A zip archive with the document in it that its ending names, no macros, and no more inside than it may have. Every
 * entry is unpacked and thrown away: the sizes that an archive declares are not to be believed.
 */
export async function inspectArchive(
  file: InspectedFile,
  ending: ArchiveEnding,
  budget: UnpackingBudget,
): Promise<Inspection> {
  const start = await buffer(file.read(0, Math.min(compoundFile.length, file.size)))
  // Office programs wrap a document with a password into a compound file.
  if (start.equals(compoundFile)) return ending === 'zip' ? 'wrong' : 'locked'
  try {
    return (await hasDocument(file, ending, budget)) ? 'genuine' : 'wrong'
  } catch (error) {
    return error instanceof OverBudgetError ? 'too large' : 'wrong'
  }
}

class FileReader extends yauzl.RandomAccessReader {
  readonly #file: InspectedFile

  constructor(file: InspectedFile) {
    super()
    this.#file = file
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.read(start, end)
  }
}

async function hasDocument(
  file: InspectedFile,
  ending: ArchiveEnding,
  budget: UnpackingBudget,
): Promise<boolean> {
  const archive = await yauzl.fromRandomAccessReaderPromise(new FileReader(file), file.size, {
    strictFileNames: true,
  })
  budget.takeEntries(archive.entryCount)
  const names = new Set<string>()
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted() || macros.test(entry.fileName.toLowerCase())) return false
    names.add(entry.fileName)
    if (entry.fileName.endsWith('/')) continue
    const content = await archive.openReadStreamPromise(entry)
    for await (const chunk of content) budget.takeBytes(chunk.length)
  }
  return neededParts[ending].every((name) => names.has(name))
}
