import type { IntakeMessages } from '../messages/intake-messages.ts'
import type { ReceivedFile } from '../reading/read-multipart.ts'
import { Refused } from '../refused.ts'
import { inspectDoc } from './inspect-doc.ts'
import { inspectDocx } from './inspect-docx.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** What a file turned out to be. `locked`: protected by a password, so that nobody could look inside. */
export type Inspection = 'genuine' | 'wrong' | 'locked'

/** Kinds of files that may be sent (specification, section 9): by ending, the media type and who looks inside. */
const fileKinds = {
  pdf: { type: 'application/pdf', inspect: inspectPdf },
  doc: { type: 'application/msword', inspect: inspectDoc },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inspect: inspectDocx,
  },
} as const

function isKind(ending: string): ending is keyof typeof fileKinds {
  return Object.hasOwn(fileKinds, ending)
}

/**
 * Checks that a file's content is what its ending says; the sender's own media type counts for nothing.
 * @returns its media type
 * @throws Refused with 415
 */
export async function checkFile(
  file: ReceivedFile,
  messages: IntakeMessages,
): Promise<{ type: string; ending: keyof typeof fileKinds }> {
  const refuse = (message: string) => new Refused(415, message, { fields: { [file.field]: message } })
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!isKind(ending)) throw refuse(messages.wrongType(file.name))
  if (file.size === 0) throw refuse(messages.emptyFile(file.name))
  const found = await fileKinds[ending].inspect(file)
  if (found === 'wrong') throw refuse(messages.wrongContent(file.name))
  if (found === 'locked') throw refuse(messages.locked(file.name))
  return { type: fileKinds[ending].type, ending }
}
