import type { Status } from '../../languages/figure-words.ts'

/** A value as one line of a file gives it, whatever the file's form. */
export interface FileRow {
  /** From 1, as an editor's program counts them; of a file without lines, the value's place in it. */
  line: number
  /** The indicator's code as the file has it. */
  indicator: string
  /** Two letters, lower case (ISO 3166-1). */
  country: string
  year: number
  /** `null` withdraws a value, only where the file says so. */
  value: number | null
  status: Status | null
}

/** A line that can't be read, and why: in parts, so that it can be said in four languages. */
export interface FileProblem {
  line: number
  /** Name of the file, where several are read as one (DDF). */
  file?: string
  reason: FileProblemReason
}

/** `found` is what stands in the file, cut to 80 characters. */
export type FileProblemReason =
  | { code: 'unknownCountry'; found: string }
  /** Two columns of a row name two countries. */
  | { code: 'differentCountries'; found: string; other: string }
  | { code: 'unknownIndicator'; found: string }
  /** Several indicators have this code in their lists. */
  | { code: 'ambiguousIndicator'; found: string }
  | { code: 'wrongYear'; found: string }
  | { code: 'wrongNumber'; found: string }
  /** A cell that a spreadsheet would calculate; nothing here ever does. */
  | { code: 'formula'; found: string }
  | { code: 'unknownStatus'; found: string }
  | { code: 'missingColumn'; column: string }
  | { code: 'wrongNumberOfCells'; expected: number; found: number }
  /** A quotation mark that is never closed, or stands where none may. */
  | { code: 'wrongQuotes' }
  | { code: 'notUtf8' }
  | { code: 'notJson' }
  /** JSON, or a folder, of another shape than its format has; `where` is a path in it. */
  | { code: 'wrongShape'; where: string }
  /** Another value for the same indicator, country and year. */
  | { code: 'secondValue'; firstLine: number }
  /** Nothing that could be imported. */
  | { code: 'noRows' }
  /** Cells may be parted by more than one of comma, semicolon and tab: which, has to be declared. */
  | { code: 'unclearSeparator'; found: string }
  /** Two columns say the same thing. */
  | { code: 'repeatedColumn'; column: string }
  /** A country of the world (two letters, lower case) of which the site has no record. */
  | { code: 'countryWithoutRecord'; country: string }
  /** One page of an answer that has several. */
  | { code: 'pageOfSeveral'; page: number; pages: number }
  /** A line, a file or an unpacked archive larger than figures ever are. */
  | { code: 'tooLarge' }

/** What a reader yields, in the order of the file. */
export type FileEntry = FileRow | FileProblem

export function isProblem(entry: FileEntry): entry is FileProblem {
  return 'reason' in entry
}
