import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { isMissing, type OpenFile } from '../files/file-access.ts'
import { safeFileName } from '../files/safe-file-name.ts'
import type { Submission } from '../files/submission.ts'

interface ZipWords {
  leftOut: string
}

/** Whether the scanner found nothing in a submission's files. */
type MayBeRead = (submission: Submission) => Promise<boolean>

/**
 * The files of submissions, one folder for each, as a stream: one file is open at a time. What a scanner found
 * something in or has not seen, and what is missing, is named in a list instead. Any other failure cuts the download off, so that
 * nobody takes a part for the whole.
 */
export function writeZip(
  submissions: readonly Submission[],
  open: OpenFile,
  mayBeRead: MayBeRead,
  words: ZipWords,
): Readable {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  void fill(zip, submissions, open, mayBeRead, words).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return output
}

async function fill(
  zip: ZipFile,
  submissions: readonly Submission[],
  open: OpenFile,
  mayBeRead: MayBeRead,
  { leftOut }: ZipWords,
): Promise<void> {
  const missing: string[] = []
  for (const submission of submissions) {
    const folder = folderOf(submission)
    const taken = new Set<string>()
    const isReadable = await mayBeRead(submission)
    for (const file of submission.files ?? []) {
      const name = freeName(safeFileName(file.name, 'file'), taken)
      const place = `${folder}/${name}`
      const plain = isReadable ? await openOrSkip(open, submission, file) : undefined
      if (plain) await add(zip, plain, place, new Date(submission.receivedAt))
      else missing.push(place)
    }
  }
  if (missing.length > 0) {
    const list = `\uFEFF${leftOut}\r\n\r\n${missing.join('\r\n')}\r\n`
    zip.addBuffer(Buffer.from(list), '_.txt')
  }
  zip.end()
}

function add(zip: ZipFile, plain: Readable, place: string, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    plain.once('end', resolve)
    plain.once('error', reject)
    // Documents are packed already.
    zip.addReadStream(plain, place, { mtime, compress: false })
  })
}

async function openOrSkip(
  open: OpenFile,
  submission: Submission,
  file: NonNullable<Submission['files']>[number],
): Promise<Readable | undefined> {
  try {
    return await open(submission, file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Named after the reference, so that two senders of one name stay apart. */
function folderOf(submission: Submission): string {
  const sender = 'fullName' in submission ? submission.fullName : submission.companyName
  return safeFileName(`${submission.reference} ${sender ?? ''}`, submission.reference)
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`
  taken.add(free.toLowerCase())
  return free
}
