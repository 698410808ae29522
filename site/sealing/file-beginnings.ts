import type { FileEnding } from '../../submissions/forms/file-rules.ts'

/** First bytes of each kind of file that may be sent. Nobody else looks into it before the opening. */
const beginnings: Readonly<Record<FileEnding, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  doc: [0xd0, 0xcf, 0x11, 0xe0],
  docx: [0x50, 0x4b, 0x03, 0x04],
}

/** PDF files may begin with something else for so many bytes. */
const searched = 1024

/** Whether a file begins as its ending says. */
export async function beginsAs(file: Blob, ending: FileEnding): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, searched).arrayBuffer())
  const expected = beginnings[ending]
  const isAt = (start: number) => expected.every((byte, index) => bytes[start + index] === byte)
  return ending === 'pdf' ? bytes.some((_, start) => isAt(start)) : isAt(0)
}
