import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { MoveRefusedError } from '../backup/moving/copy-files.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import { BucketAwayError } from '../store/uploads/bucket-away-error.ts'
import { CannotGoOn, endWith, say, step } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

const usage = 'known are --back and --delete-source.'

/**
 * `npm run move-to-bucket [-- --back] [--delete-source]`: moves submissions, and uploads where they are in the folder, into
 * the bucket, or back into the data folder. Every file is read back; what is broken off goes on when it is run again.
 * Only `--delete-source` deletes what was copied, once everything was verified. Ends with 1 when a file is missing.
 */
async function move(): Promise<number> {
  const { back, 'delete-source': deletesSource } = readArguments()
  const settings = readSettings()
  if (!settings.S3_BUCKET) {
    throw new CannotGoOn('S3_BUCKET names no bucket: set the S3 settings, also to move files back out of it.')
  }
  // A database whose uploads are not where the settings say is opened only to be prepared, or by this.
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('../payload/payload.config.ts')
  const { refuseUnfit } = await import('./steps/refuse-unfit.ts')
  const { claimBucket, missingUploads, moveUploads, uploadPlaces } =
    await import('../backup/moving/move-uploads.ts')
  const { moveSubmissions, removeUnknownAtSource, submissionPlaces } =
    await import('../backup/moving/move-submissions.ts')
  const { deleteCopied } = await import('../backup/moving/copy-files.ts')
  const { BucketObjects } = await import('../store/uploads/bucket-objects.ts')
  const { mediaTypeOf } = await import('../store/uploads/media-type.ts')
  const { waitForWriters } = await import('../server/intake/remove-refused.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  await refuseUnfit(payload, settings)
  const objects = new BucketObjects(settings)
  const place = back ? ('folder' as const) : ('bucket' as const)
  const moving = { payload, settings, objects, place, typeOf: mediaTypeOf }
  const unfinished = path.join(settings.dataFolder, '.moving')
  await rm(unfinished, { recursive: true, force: true })
  await claimBucket(moving)
  const uploads = await step(`Moving uploads to the ${place}`, () => moveUploads(moving))
  say(uploads ? `  ${inWords(uploads)}` : '  they are there')
  const { missing, ...submissions } = await step(`Moving submissions to the ${place}`, () =>
    moveSubmissions({ ...moving, waitForWriters: () => waitForWriters(payload) }),
  )
  say(`  ${inWords(submissions)}`)
  const withoutFile = await missingUploads(moving)
  for (const name of withoutFile) say(`✗ the file ${name} of a library is not in the ${place}`)
  for (const name of missing) say(`✗ the file ${name} of a submission is at neither place`)
  await rm(unfinished, { recursive: true, force: true })
  if (missing.length > 0 || withoutFile.length > 0) return 1
  say('Every file was read back and is the same.')
  if (deletesSource) {
    await step('Deleting what was copied', async () => {
      await removeUnknownAtSource(moving)
      for (const { from, to } of [...(await uploadPlaces(moving)), submissionPlaces(moving)]) {
        const staying = await deleteCopied(from, to)
        if (staying.length > 0) {
          say(
            `  ${staying.length} files stay that were not copied because nothing names them: ${staying[0]} …`,
          )
        }
      }
    })
  } else say('Nothing was deleted; "--delete-source" deletes what was copied.')
  if (back && uploads) say('Leave S3_BUCKET out on every machine now, and start the site.')
  objects.close()
  await closeDatabase(payload)
  return 0
}

function inWords({ copied, present }: { copied: number; present: number }): string {
  return `${copied} files copied, ${present} were there already`
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        back: { type: 'boolean', default: false },
        'delete-source': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new CannotGoOn(`${error instanceof Error ? error.message : String(error)}: ${usage}`)
  }
}

try {
  process.exit(await move())
} catch (error) {
  if (error instanceof BucketAwayError) endWith(new CannotGoOn(`${error.message}: nothing was deleted.`))
  endWith(error instanceof MoveRefusedError ? new CannotGoOn(error.message) : error)
}
