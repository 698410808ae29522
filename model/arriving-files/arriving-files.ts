import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { fileLibraries } from '../../store/uploads/file-address.ts'
import { UploadStore, type StoredUpload } from '../../store/uploads/upload-store.ts'

const aboutFile = z.object({
  /** Id of the person who sends it. */
  user: z.number(),
  library: z.enum(fileLibraries),
})

type AboutFile = z.output<typeof aboutFile>
export type ArrivingFile = StoredUpload<AboutFile>

/** Files of the staff that arrive in pieces, so that a line that breaks costs a piece and not the file. */
export function arrivingFiles(): UploadStore<AboutFile> {
  const folder = path.join(environment().dataFolder, 'arriving-files')
  return new UploadStore(folder, () => new Date(), aboutFile)
}

/** Milliseconds. */
const sweptEvery = 60 * 60_000

/** Removes what nobody finished in its time, at the start and then every hour. Only the back office's process does it. */
export function sweepArrivingFilesHourly(payload: Payload): void {
  const report = (error: unknown) =>
    payload.logger.error({ err: error, msg: 'What arrived in part could not be deleted' })
  const sweep = () => arrivingFiles().sweep(report).catch(report)
  void sweep()
  setInterval(sweep, sweptEvery).unref()
}

/** @returns nothing where there is none of this name, or where it is somebody else's */
export async function findArrivingFile(id: unknown, req: PayloadRequest): Promise<ArrivingFile | undefined> {
  const found = typeof id === 'string' ? await arrivingFiles().find(id) : undefined
  return found && found.user === req.user?.id ? found : undefined
}
