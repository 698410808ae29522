import { expect, test } from 'vitest'
import { builtFolders, stampOf } from './build-inputs.ts'

test('whoever removes a build removes the note of what it was built from, so that it is built again', () => {
  for (const build of ['site', 'supervisor', 'admin', 'scripts'] as const)
    expect(stampOf(build)).toContain(`${builtFolders[build]}/`)
})
