import { inspectArchive } from '../../store/uploads/checks/inspect-archive.ts'
import { inspectDoc } from '../../store/uploads/checks/inspect-doc.ts'
import { inspectPdf } from '../../store/uploads/checks/inspect-pdf.ts'
import type { InspectedFile } from '../../store/uploads/checks/inspection.ts'
import type { FileEnding } from '../../submissions/forms/file-rules.ts'
import type { UnpackingBudget } from '../../store/uploads/checks/unpacking-budget.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import type { ReceivedFile } from './reading/read-multipart.ts'
import { Refused } from './refused.ts'

/** Kinds of files that may be sent: by ending, the media type and who looks inside. */
const fileKinds = {
  pdf: { type: 'application/pdf', inspect: inspectPdf },
  doc: { type: 'application/msword', inspect: inspectDoc },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inspect: (file: InspectedFile, budget: UnpackingBudget) => inspectArchive(file, 'docx', budget),
  },
} as const satisfies Record<FileEnding, object>

function isKind(ending: string): ending is FileEnding {
  return Object.hasOwn(fileKinds, ending)
}

/**
 * Checks that a file's content is what its ending says; the sender's own media type counts for nothing.
 * @returns its media type
 * @param budget what the whole submission may still unpack to
 * @throws Refused with 413, 415 or 422
 */
export async function checkFile(
  file: ReceivedFile,
  messages: IntakeMessages,
  budget: UnpackingBudget,
): Promise<{ type: string; ending: FileEnding }> {
  const refuse = (message: string, status: 413 | 415 | 422 = 415) =>
    new Refused(status, message, { fields: { [file.field]: message } })
  if (file.isNameTooLong) throw refuse(messages.nameTooLong(file.name), 422)
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!isKind(ending)) throw refuse(messages.wrongType(file.name))
  if (file.size === 0) throw refuse(messages.emptyFile(file.name))
  const found = await fileKinds[ending].inspect(
    { size: file.size, read: (from, to) => file.scratch.read(from, to) },
    budget,
  )
  if (found === 'wrong') throw refuse(messages.wrongContent(file.name))
  if (found === 'locked') throw refuse(messages.locked(file.name))
  if (found === 'too large') throw refuse(messages.unpacksTooLarge, 413)
  return { type: fileKinds[ending].type, ending }
}
