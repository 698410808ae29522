import { endWith, say, step } from './steps/say.ts'
import { withInstallation } from './steps/with-installation.ts'

/** `npm run picture-metadata:remove`: removes from the pictures of an earlier release where, when and by whom they were taken. */
try {
  await withInstallation(async (payload, settings) => {
    const { removeMetadataOfAll } = await import('../content/media/remove-metadata-of-all.ts')
    const { fileStoreOf } = await import('../server/files/file-store-of.ts')
    const store = fileStoreOf(settings)
    const read = async (name: string) => {
      const file = await store.read('media', name, undefined)
      return file && 'body' in file ? file.body() : undefined
    }
    const count = await step('Removing what pictures say beside themselves', () =>
      removeMetadataOfAll(payload, read, say),
    )
    say(`  ${count} pictures`)
  })
  process.exit(0)
} catch (error) {
  endWith(error)
}
