import { setPriority } from 'node:os'
import { endWithParent } from './steps/end-with-parent.ts'
import { endWith } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/** Visitors are answered meanwhile, and come first. */
const niceness = 10

/** Gives the starter's pictures their sizes once the site answers (`steps/picture-sizes.ts`). */
endWithParent()
try {
  setPriority(niceness)
  await withInstallation(async (payload) => {
    const { makePictureSizes } = await import('../starter/make-picture-sizes.ts')
    await makePictureSizes(payload)
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
