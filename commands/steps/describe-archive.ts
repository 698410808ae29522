import type { Manifest } from '../../backup/archive/manifest.ts'
import type { FoundArchive } from '../../backup/places/find-archive.ts'

/** What an archive holds, line by line. */
export function describeArchive({ moment, database, files, missing }: Manifest): string[] {
  const submissions = new Set(files.flatMap((file) => (file.place === 'submissions' ? file.folder : [])))
  const uploads = files.filter(({ place }) => place !== 'submissions')
  return [
    `Moment       ${moment}`,
    `Database     ${database.version}, ${database.size} bytes, ${database.migrations.length} migrations`,
    `Uploads      ${uploads.length} files`,
    `Submissions  ${submissions.size}`,
    ...missing.map((name) => `WARNING: ${name} was missing already when the backup was made.`),
  ]
}

/** Which archives are not taken for the latest one, line by line. */
export function describeLeftOut({ leftOut }: FoundArchive): string[] {
  return leftOut.map(
    (name) => `WARNING: ${name} is newer than the clock and is not taken for the latest archive.`,
  )
}
