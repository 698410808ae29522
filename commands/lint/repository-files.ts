import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRepository } from '../steps/repository.ts'

/** Files of the repository by their paths in it, with `/` between folders; nothing that git ignores or owns. */
export function repositoryFiles(): string[] {
  const ignored = new Set(
    readFileSync(inRepository('.gitignore'), 'utf8')
      .split('\n')
      .map((line) => path.basename(line)),
  )
  const filesIn = (folder: string): string[] =>
    readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === '.git' || ignored.has(entry.name)) return []
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesIn(place) : [place]
    })
  return filesIn('')
}
