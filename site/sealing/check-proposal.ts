import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { proposalForm } from '../../procurement/proposals/form.ts'
import { fileEndings, fileRules, type FileEnding } from '../../submissions/forms/file-rules.ts'
import { answersSchema } from '../../submissions/forms/form-schema.ts'
import { filesOf } from '../../submissions/forms/form.ts'

/** What is wrong, by the fields' names in the API. */
export type Problems = Readonly<Record<string, string>>

/**
 * Checks a proposal as the server would on its arrival, as far as a browser can: nobody else does before the opening.
 * @param values what was typed, by the fields' names in the API; a ticked box is '1'
 */
export async function checkProposal(
  values: Readonly<Record<string, string>>,
  files: readonly File[],
  messages: IntakeMessages,
): Promise<Problems> {
  const problems: Record<string, string> = {}
  for (const { path, message } of answersSchema(proposalForm, messages).safeParse(values).error?.issues ??
    []) {
    problems[String(path[0])] ??= message
  }
  const problem = await problemOfFiles(files, messages)
  const [name] = filesOf(proposalForm)[0] ?? []
  if (problem !== undefined && name !== undefined) problems[name] = problem
  return problems
}

async function problemOfFiles(files: readonly File[], messages: IntakeMessages): Promise<string | undefined> {
  if (files.length === 0) return messages.fileRequired
  if (files.length > fileRules.most) return messages.tooManyFiles
  for (const file of files) {
    const problem = await problemOfFile(file, messages)
    if (problem !== undefined) return problem
  }
  return files.reduce((all, { size }) => all + size, 0) > fileRules.together ? messages.tooMuch : undefined
}

async function problemOfFile(file: File, messages: IntakeMessages): Promise<string | undefined> {
  const { name, size } = file
  const ending = fileEndings.find((known) => name.toLowerCase().endsWith(`.${known}`))
  if (name.length > 255) return messages.nameTooLong(name)
  if (!ending) return messages.wrongType(name)
  if (size === 0) return messages.emptyFile(name)
  if (size > fileRules.largest) return messages.fileTooLarge(name)
  return (await beginsAs(file, ending)) ? undefined : messages.wrongContent(name)
}

/** First bytes of each kind of file that may be sent. Nobody else looks into it before the opening. */
const beginnings: Readonly<Record<FileEnding, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b, 0x03, 0x04],
}

/** PDF files may begin with something else for so many bytes. */
const searched = 1024

/** Whether a file begins as its ending says. */
async function beginsAs(file: Blob, ending: FileEnding): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, searched).arrayBuffer())
  const expected = beginnings[ending]
  const isAt = (start: number) => expected.every((byte, index) => bytes[start + index] === byte)
  return ending === 'pdf' ? bytes.some((_, start) => isAt(start)) : isAt(0)
}
