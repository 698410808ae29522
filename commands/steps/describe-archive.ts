import type { Manifest } from '../../backup/archive/manifest.ts'

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
