import { statfs } from 'node:fs/promises'
import { intakeLimits } from '../limits.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { Refused } from '../refused.ts'

/**
 * Refuses what the disk has no room for, before a byte of it is read.
 * @returns bytes that are free for submissions
 * @throws Refused with 503
 */
export async function checkFreeDisk(
  folder: string,
  expected: number,
  messages: IntakeMessages,
): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  const room = bavail * bsize - intakeLimits.freeDisk
  if (room < expected) throw new Refused(503, messages.unavailable, { retryAfterSeconds: 600 })
  return room
}
