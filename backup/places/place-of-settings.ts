import { S3Client } from '@aws-sdk/client-s3'
import { backupStore, type Environment } from '../../environment.ts'
import { s3ClientConfig } from '../../store/uploads/s3-client-config.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

/**
 * The place that the settings name.
 * @throws BackupRefusedError when they name none
 */
export function placeOfSettings(settings: Environment): BackupPlace {
  const { BACKUP_FOLDER, BACKUP_BUCKET } = settings
  if (BACKUP_BUCKET) return bucketPlace(new S3Client(s3ClientConfig(backupStore(settings))), BACKUP_BUCKET)
  if (BACKUP_FOLDER) return folderPlace(BACKUP_FOLDER)
  throw new BackupRefusedError(
    'Nothing says where backups are: set BACKUP_FOLDER=/srv/backup, or BACKUP_BUCKET=network-backup.',
  )
}
