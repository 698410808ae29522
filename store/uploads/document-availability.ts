import type { DocumentFile } from '../read/document-file.ts'

/** What visitors are to read before they answer. */
export interface WithDocuments {
  documents: readonly { file: Pick<DocumentFile, 'address'> }[]
  /** Whether an editor's list names a document that visitors do not get to see. */
  lacksDocument: boolean
}

/** Says whether visitors can fetch every document. */
export type DocumentAvailability = (record: WithDocuments) => Promise<boolean>
