import { createHash } from 'node:crypto'
import type { Answers } from '../../submissions/forms/answers.ts'
import { fileRules } from '../../submissions/forms/file-rules.ts'
import { filesOf, type FilesAnswer } from '../../submissions/forms/form.ts'
import { UnpackingBudget } from '../../store/uploads/checks/unpacking-budget.ts'
import { checkFile } from './check-file.ts'
import type { CheckedFile } from './storing/store-files.ts'
import type { SubmissionDefinition } from './submission-kinds.ts'
import { intakeLimits } from './limits.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { ReadAnswers } from './read-answers.ts'
import type { ReceivedFile, ReceivedForm } from './reading/read-multipart.ts'
import { Refused } from './refused.ts'

/**
 * Checks a form's fields and looks into its files.
 * @throws Refused with 413, 415 or 422
 */
export async function readForm(
  definition: SubmissionDefinition,
  form: ReceivedForm,
  messages: IntakeMessages,
): Promise<{ answers: Answers; files: CheckedFile[] }> {
  // Robots fill in what people do not see.
  if (form.fields.get('website')) throw new Refused(422, messages.failed)
  const read = new ReadAnswers(definition.form, form.fields, messages)
  const fileFields = filesOf(definition.form)
  for (const [name, field] of fileFields) countFiles(name, field, form.files, read, messages)
  if (form.files.some(({ field }) => !fileFields.some(([name]) => name === field))) {
    throw new Refused(422, messages.unexpectedFile)
  }
  read.check(definition.words(messages).incomplete)
  const files: CheckedFile[] = []
  const budget = new UnpackingBudget({
    bytes: intakeLimits.unpacked,
    entries: intakeLimits.unpackedEntries,
  })
  for (const [name] of fileFields) {
    for (const file of form.files.filter(({ field }) => field === name)) {
      files.push({ ...file, ...(await checkFile(file, messages, budget)) })
    }
  }
  return { answers: read.answers, files }
}

function countFiles(
  name: string,
  { isOptional, most = fileRules.most }: FilesAnswer,
  files: readonly ReceivedFile[],
  read: ReadAnswers,
  messages: IntakeMessages,
): void {
  const count = files.filter(({ field }) => field === name).length
  if (!isOptional && count === 0) read.missing(name, messages.fileRequired)
  if (count > most)
    throw new Refused(413, messages.tooManyFiles, { fields: { [name]: messages.tooManyFiles } })
}

/** SHA-256 over all that a form says, so that the same is recognised when it is sent again. */
export function digestOf(about: string, form: ReceivedForm): string {
  const fields = [...form.fields].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const files = form.files.map(({ field, name, sha256 }) => [field, name, sha256])
  return createHash('sha256')
    .update(JSON.stringify([about, fields, files]))
    .digest('hex')
}
