import type { Messages } from '../../../languages/messages/en.ts'
import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { PaperLine } from './paper-lines.ts'

interface PaperTextParts {
  title: string
  /** Of the page that takes the form. */
  address: string
  deadline: string | undefined
  lines: readonly PaperLine[]
  messages: FormMessages & Pick<Messages, 'labelled'>
}

const room: Readonly<Record<PaperLine['kind'], readonly string[]>> = {
  heading: [],
  line: ['> ', ''],
  paragraphs: ['> ', '', '', ''],
  files: ['[ ]', ''],
  tick: ['[ ]', ''],
}

/** A form as a text file in the page's language, with room for the answers. */
export function paperText({ title, address, deadline, lines, messages }: PaperTextParts): string {
  const { labelled, applications } = messages
  const { paper: words } = applications
  return [
    title,
    ...(deadline ? [labelled(words.until, deadline)] : []),
    labelled(words.sendAt, address),
    '',
    ...lines.flatMap(({ kind, label, note }) =>
      kind === 'heading' ? [`== ${label} ==`, ''] : [`${label} ${note}`, ...room[kind]],
    ),
  ].join('\r\n')
}
