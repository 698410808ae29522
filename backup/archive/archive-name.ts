/** What an archive's name says. */
export interface ArchiveName {
  name: string
  /** Moment at which the backup began. */
  began: Date
}

const ending = '.tar.zst'

/** How all archives of a database begin, so that two installations can share a folder. */
function beginningOf(identity: string): string {
  return `backup-${identity.slice(0, 8)}-`
}

/** The name of an archive that is begun at this moment. */
export function archiveName(identity: string, began: Date, isEncrypted: boolean): string {
  const moment = began.toISOString().replace(/\.\d+/, '').replaceAll(/[:-]/g, '')
  return `${beginningOf(identity)}${moment}${ending}${isEncrypted ? '.age' : ''}`
}

/** @returns nothing for any name but that of an archive of this database */
export function readArchiveName(name: string, identity: string): ArchiveName | undefined {
  const archive = readAnyArchiveName(name)
  return archive && name.startsWith(beginningOf(identity)) ? archive : undefined
}

/** @returns nothing for any name but that of an archive, of whichever database */
export function readAnyArchiveName(name: string): ArchiveName | undefined {
  const [, year, month, day, hour, minute, second] =
    /^backup-[0-9a-f]{8}-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/.exec(name) ?? []
  if (year === undefined) return undefined
  const began = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(began.getTime()) ? undefined : { name, began }
}

/** Whether an archive's name says that it is encrypted. */
export function isEncryptedName(name: string): boolean {
  return name.endsWith('.age')
}
