import type { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { backupStore, type Environment } from '../../environment.ts'
import { s3ClientConfig } from '../../store/uploads/s3-client-config.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/** Where archives lie. */
export interface BackupPlace {
  /** What sentences call it. */
  readonly description: string
  /** Removes what backups left that were killed. */
  sweep: (now: Date) => Promise<void>
  /**
   * Stores an archive, which nobody sees under its name before it is whole.
   * @param check is given what was stored, read back, and rejects when it is not what was sent
   */
  write: (name: string, content: Readable, check: (stored: Readable) => Promise<void>) => Promise<void>
  /** @throws BackupRefusedError when there is no such archive */
  read: (name: string) => Promise<Readable>
  /** Names of all that lies there. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  close: () => void
}

/**
 * The place that the settings name.
 * @throws BackupRefusedError when they name none
 */
export function backupPlace(settings: Environment): BackupPlace {
  const { BACKUP_FOLDER, BACKUP_BUCKET } = settings
  if (BACKUP_BUCKET) return bucketPlace(new S3Client(s3ClientConfig(backupStore(settings))), BACKUP_BUCKET)
  if (BACKUP_FOLDER) return folderPlace(BACKUP_FOLDER)
  throw new BackupRefusedError(
    'Nothing says where backups are: set BACKUP_FOLDER=/srv/backup, or BACKUP_BUCKET=network-backup.',
  )
}
