import { readdirSync } from 'node:fs'
import { inRepository } from '../steps/repository.ts'
import { CannotGoOn } from '../steps/say.ts'
import { backOfficeFiles } from './back-office-files.ts'
import { developmentPackages, packageFolder } from './development-packages.ts'
import {
  backOfficeEntryPoints,
  builtEntryPoints,
  operatorCommands,
  startedEntryPoints,
} from './entry-points.ts'
import { ownFiles } from './own-files.ts'
import { trace } from './trace.ts'

/**
 * Everything that a packaged folder holds of the repository, by paths relative to it. Needs the builds.
 * @throws CannotGoOn when a package that is only for development would be among it
 */
export async function packagedFiles(): Promise<readonly string[]> {
  const scripts = [
    ...operatorCommands().values(),
    ...startedEntryPoints,
    ...builtEntryPoints,
    ...backOfficeEntryPoints,
  ]
  const files = new Set([...(await trace(scripts)), ...backOfficeFiles(), ...ownFiles()])
  const forDevelopment = developmentPackages(files)
  if (forDevelopment.length > 0) {
    throw new CannotGoOn(
      `What runs loads packages that are only for development: ${forDevelopment.join(', ')}.`,
    )
  }
  return [...files, ...licencesOf(files)].filter((file) => !isNode(file)).toSorted()
}

/** Node has its own place, stripped of what only debuggers read. */
function isNode(file: string): boolean {
  return /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(file)
}

/** Most licences ask to go wherever the code goes. */
function licencesOf(files: ReadonlySet<string>): string[] {
  const packages = new Set([...files].map(packageFolder).filter((folder) => folder !== undefined))
  return [...packages]
    .flatMap((folder) =>
      readdirSync(inRepository(folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(licen[cs]e|notice)/i.test(entry.name))
        .map((entry) => `${folder}/${entry.name}`),
    )
    .filter((file) => !files.has(file))
}
