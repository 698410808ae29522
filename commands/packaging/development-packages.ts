import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'

const lockShape = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

/**
 * Packages among files that only development needs, by their folders: none of them may be packaged.
 * @param files paths relative to the repository
 */
export function developmentPackages(files: Iterable<string>): string[] {
  const { packages } = lockShape.parse(JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')))
  const folders = new Set([...files].map(packageFolder))
  return [...folders].filter((folder) => folder !== undefined && packages[folder]?.dev === true).map(String)
}

/** The folder of the package that a file belongs to, if it is a package's. */
export function packageFolder(file: string): string | undefined {
  const [folder] = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/.@][^/]*(?=\/)/.exec(file) ?? []
  return folder
}
