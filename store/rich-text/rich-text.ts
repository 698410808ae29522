import type { Language } from '../../languages/languages.ts'
import type { DocumentFile } from '../read/document-file.ts'
import type { Picture } from '../read/picture.ts'
import type { formats } from './editor-nodes.ts'
import type { LinkTarget } from './link-target.ts'

/** How words are set off from those around them: the name of an HTML element. */
export type Mark = (typeof formats)[number]['mark']

/** What stands in a line. Plain words are just a text. */
export type Inline =
  | string
  | { kind: 'marked'; text: string; marks: readonly [Mark, ...Mark[]] }
  | { kind: 'break' }
  | { kind: 'link'; target: LinkTarget; children: readonly Inline[] }

/** Set only for words whose script runs against that of the text around them. */
interface Directed {
  direction?: 'ltr' | 'rtl'
}

export interface ListItem extends Directed {
  children: readonly Inline[]
  /** Lists within it. */
  lists: readonly List[]
}

export interface List {
  kind: 'list'
  isOrdered: boolean
  /** Number of the first item. */
  start: number
  items: readonly ListItem[]
}

export interface TableCell {
  /** Heads its column, or its row. */
  heads?: 'col' | 'row'
  columns: number
  rows: number
  blocks: readonly Block[]
}

export interface Table {
  kind: 'table'
  /** Rows that head the table; a printed page repeats them. */
  head: readonly (readonly TableCell[])[]
  body: readonly (readonly TableCell[])[]
}

/** What stands below one another in a text. */
export type Block =
  | ({ kind: 'paragraph'; children: readonly Inline[] } & Directed)
  | ({ kind: 'heading'; level: 2 | 3 | 4; children: readonly Inline[] } & Directed)
  | ({ kind: 'quote'; children: readonly Inline[] } & Directed)
  | List
  | Table
  | { kind: 'rule' }
  /** Its caption is the one written in the text, else the library's. */
  | { kind: 'picture'; picture: Picture }
  | { kind: 'document'; file: DocumentFile }

/** An editor's formatted text, and the language it is really in. */
export interface LocalizedRichText {
  /** At least one. */
  blocks: readonly Block[]
  language: Language
}
