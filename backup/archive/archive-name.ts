/** What an archive's name says. */
export interface ArchiveName {
  name: string
  /** The first characters of its database's identity. */
  database: string
  /** Moment at which the backup began. */
  began: Date
}

const ending = '.tar.zst'

/** What names of archives say of a database, so that two installations can share a folder. */
const shortIdentity = (identity: string) => identity.slice(0, 8)

/** The name of an archive that is begun at this moment. */
export function archiveName(identity: string, began: Date, isEncrypted: boolean): string {
  const moment = began.toISOString().replace(/\.\d+/, '').replaceAll(/[:-]/g, '')
  return `backup-${shortIdentity(identity)}-${moment}${ending}${isEncrypted ? '.age' : ''}`
}

/** @returns nothing for any name but that of an archive of this database */
export function readArchiveName(name: string, identity: string): ArchiveName | undefined {
  const archive = readAnyArchiveName(name)
  return archive?.database === shortIdentity(identity) ? archive : undefined
}

/** @returns nothing for any name but that of an archive, of whichever database */
export function readAnyArchiveName(name: string): ArchiveName | undefined {
  const [, database, year, month, day, hour, minute, second] =
    /^backup-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/.exec(name) ?? []
  if (database === undefined) return undefined
  const began = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(began.getTime()) ? undefined : { name, database, began }
}

/** Whether an archive's name says that it is encrypted. */
export function isEncryptedName(name: string): boolean {
  return name.endsWith('.age')
}
