import type { Mark } from '../../store/rich-text/rich-text.ts'

/** How words may be set off: what the editor offers. */
export type PastedMark = Exclude<Mark, 's' | 'u'>

/** Words that are set off alike. */
export interface Words {
  text: string
  marks: readonly PastedMark[]
  address: string | undefined
}

/** What stands in a line. */
export type PastedInline = Words | 'break'

export type PastedLine = readonly PastedInline[]

/** An item of a list; which items are a list, and which a list within another, is seen from those around it. */
export interface PastedItem {
  kind: 'item'
  /** 1, or more in a list within another. */
  level: number
  isOrdered: boolean
  /** Only where it is known. */
  number: number | undefined
  line: PastedLine
}

export interface PastedCell {
  heads: boolean
  columns: number
  rows: number
  blocks: readonly PastedBlock[]
}

/** What stands below one another in a text that was copied elsewhere. */
export type PastedBlock =
  | { kind: 'paragraph'; line: PastedLine }
  | { kind: 'heading'; level: 2 | 3 | 4; line: PastedLine }
  | { kind: 'quote'; line: PastedLine }
  | PastedItem
  | { kind: 'table'; rows: readonly (readonly PastedCell[])[] }
  | { kind: 'rule' }
  /** A picture whose bytes stand in its address. */
  | { kind: 'picture'; address: string; alt: string }
