import { fileNameOf } from '../../store/uploads/file-address.ts'
import type { DocumentAvailability } from '../../store/uploads/document-availability.ts'
import type { FileStore } from './file-store.ts'

/** Looks for the files themselves: a restore may have brought back the records alone. */
export function documentAvailability(store: FileStore): DocumentAvailability {
  return async ({ documents, lacksDocument }) => {
    if (lacksDocument) return false
    for (const { file } of documents) {
      const found = await store.read('documents', fileNameOf(file.address), undefined)
      if (!found) return false
      if (found.status !== 416) await found.close()
    }
    return true
  }
}
