import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux puts memory that processes share; containers often give it 64 MB. */
const sharedMemory = '/dev/shm'

/** Whether there is room for what tests never fill. */
export function hasRoomInMemory(bytes: number): boolean {
  if (!existsSync(sharedMemory)) return false
  const { bavail, bsize } = statfsSync(sharedMemory)
  return bavail * bsize >= bytes
}

/** Where data stands that no test needs after its run: in memory a commit takes an eighth of what it takes on a disk. */
export const folderForShort = () => (hasRoomInMemory(2 ** 30) ? sharedMemory : tmpdir())
