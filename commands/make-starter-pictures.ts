import { globSync } from 'node:fs'
import { endWith } from './steps/say.ts'
import { forEachAtOnce } from '../starter/for-each-at-once.ts'
import { pictureFolder, pictureForms } from '../starter/picture-forms.ts'

/** Makes the sizes of the starter pictures that are not cached yet, ahead of the filling of a database. */
try {
  await forEachAtOnce(globSync(`${pictureFolder}/**/*.avif`), async (file) => {
    await pictureForms(file)
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
