import { inRepository } from './repository.ts'
import { run } from './run.ts'

/** Has a new database filled with the starter's pictures as they are: `makePictureSizes` gives them their sizes. */
export const sizesLater = '--sizes-later'

/**
 * Gives the starter's pictures the sizes that they came without, in a process of its own: on a first start the site answers
 * before that, and shows them meanwhile in the one size that they have. What an interrupted start left is completed by the
 * next one.
 * @returns whether all pictures have theirs
 */
export async function makePictureSizes(): Promise<boolean> {
  const { status } = await run(process.execPath, [inRepository('commands/make-picture-sizes.ts')], {
    isShown: true,
    hasChannel: true,
  })
  return status === 0
}
