import { DatabaseSync } from 'node:sqlite'
import type { Environment } from '../../environment.ts'
import { inRepository } from './repository.ts'
import { run } from './run.ts'
import { say, step } from './say.ts'

/** Has a new database filled with the starter's pictures as they are: `makePictureSizes` gives them their sizes. */
export const sizesLater = '--sizes-later'

/**
 * Gives the starter's pictures the sizes that they came without, in a process of its own: on a first start the site answers
 * before that, and shows them meanwhile in the one size that they have. What an interrupted start left is completed by the
 * next one.
 */
export async function makePictureSizes({ sqliteFile }: Environment): Promise<void> {
  if (!sqliteFile || !lacksSizes(sqliteFile)) return
  await step('Making the sizes of the pictures', async () => {
    const { status } = await run(process.execPath, [inRepository('commands/make-picture-sizes.ts')], {
      isShown: true,
      hasChannel: true,
    })
    if (status !== 0)
      say('  Not all sizes of pictures could be made: those pictures are shown in the one that they have.')
  })
}

function lacksSizes(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return (
      database.prepare('select 1 from media where sizes_avif480_filename is null limit 1').get() !== undefined
    )
  } finally {
    database.close()
  }
}
