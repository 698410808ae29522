import { utf8 } from './bytes.ts'
import { sha256, type Hash } from './hash.ts'
import { TextError } from './lines.ts'
import {
  NoteError,
  openNote,
  readNoteKey,
  UnsignedNoteError,
  WrongSignatureError,
  type NoteKey,
} from './note.ts'
import { readReceipt, receiptHeading, type ReceiptText } from './receipt.ts'

/** Why something is no receipt of a key. */
export type ReceiptFault =
  | 'not a receipt'
  | 'not a key'
  /** It is signed by somebody else. */
  | 'another key'
  /** A letter of it was changed, or its signature was. */
  | 'changed'

export type CheckedReceipt =
  | {
      isGenuine: true
      receipt: ReceiptText
      /** What is in the log for it. */
      commitment: Hash
      /** Whose signature it has. */
      key: string
    }
  | { isGenuine: false; fault: ReceiptFault }

/**
 * Checks a receipt without asking anybody.
 * @param pasted the receipt's note, perhaps with text around it, and with any line ends
 * @param keys as the log names keys (`name+id+key`), one of which must have signed, with blanks between them
 */
export function checkReceipt(pasted: string, keys: string): CheckedReceipt {
  const note = findNote(pasted)
  if (note === undefined) return { isGenuine: false, fault: 'not a receipt' }
  const texts = keys.split(/\s+/).filter((text) => text !== '')
  const known = texts.map((text) => ({ text, key: keyOrNothing(text) }))
  let fault: ReceiptFault = texts.length === 0 ? 'not a key' : 'another key'
  for (const { text, key } of known) {
    if (!key) return { isGenuine: false, fault: 'not a key' }
    try {
      const signed = openNote(note, key)
      return { isGenuine: true, receipt: readReceipt(signed), commitment: sha256(utf8(signed)), key: text }
    } catch (error) {
      if (error instanceof WrongSignatureError) fault = 'changed'
      else if (error instanceof UnsignedNoteError) continue
      else if (error instanceof NoteError || error instanceof TextError) {
        return { isGenuine: false, fault: 'not a receipt' }
      } else throw error
    }
  }
  return { isGenuine: false, fault }
}

/** The note in a text that was copied, printed and scanned, or saved by another program. */
export function findNote(pasted: string): string | undefined {
  const text = pasted.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const start = text.indexOf(receiptHeading)
  if (start < 0) return undefined
  return /^[^]*?\n\n(?:— [^\n]+(?:\n|$))+/u.exec(text.slice(start))?.[0].trimEnd().concat('\n')
}

function keyOrNothing(text: string): NoteKey | undefined {
  try {
    return readNoteKey(text)
  } catch (error) {
    if (error instanceof NoteError) return undefined
    throw error
  }
}
