import type { Environment } from '../../environment.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

/** Where this deployment stores the files of the libraries. */
export function fileStoreOf(settings: Environment): FileStore {
  return settings.S3_BUCKET ? s3FileStore(settings) : diskFileStore(settings.dataFolder)
}
