import { nodeFileTrace } from '@vercel/nft'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { inRepository, repository } from '../steps/repository.ts'

/**
 * Packages that installed ones name and the running product never loads: they make migrations and types, run scripts that
 * are not modules, or are for another C library than Debian's.
 */
const neverLoaded = [
  ...[
    'drizzle-kit',
    'esbuild',
    '@esbuild',
    '@esbuild-kit',
    'esbuild-register',
    'prettier',
    'typescript',
    'tsx',
  ],
  ...['sass', 'monaco-editor', 'caniuse-lite', 'browserslist', 'why-is-node-running'],
  ...['@libsql/linux-x64-musl', '@libsql/linux-arm64-musl'],
  // Loaded, but never called (`never-called.ts`).
  'json-schema-to-typescript',
]

/** Files of packages that only developing loads, or pictures of pages that the back office does not have. */
const neverLoadedFiles =
  /\/(Lexical\w*\.dev\.m?js|react-dom[\w.-]*\.development\.js|[\w.-]+(\.runtime\.dev|-experimental\.runtime\.prod)\.js|capsize-font-metrics\.json|next\/dist\/compiled\/(@vercel\/og|edge-runtime)\/.*|fontkit\/dist\/main\.cjs)$/

/** Whether a file, relative to the repository, belongs to a package that the running product never loads. */
export function isNeverLoaded(file: string): boolean {
  return (
    neverLoaded.some((name) => `/${file}`.includes(`/node_modules/${name}/`)) || neverLoadedFiles.test(file)
  )
}

/** What neither runs nor is read at run time, though some code could name it. */
function isIgnored(file: string): boolean {
  return (
    isNeverLoaded(file) ||
    // Next traces itself.
    file.startsWith('node_modules/next/') ||
    (!file.includes('node_modules/') && /(\.tsx|\.test\.ts|migrations\/.*\.json)$/.test(file)) ||
    /\.(map|d\.[cm]?ts|md)$/.test(file) ||
    /^(tests|docs|data|data\.keys|build\/client|node_modules\/\.cache)\//.test(file)
  )
}

/**
 * The files that entry points load, relative to the repository: their modules, those modules' own, and what packages open
 * beside themselves. Of the repository itself only modules: its other files are named in `own-files.ts`.
 * @param entryPoints relative to the repository
 */
export async function trace(entryPoints: readonly string[]): Promise<ReadonlySet<string>> {
  const { fileList, reasons } = await nodeFileTrace(
    entryPoints.map((file) => inRepository(file)),
    {
      base: repository,
      processCwd: repository,
      ignore: isIgnored,
      readFile: async (file) => readSource(file),
    },
  )
  const isModule = (file: string) =>
    (reasons.get(file)?.type ?? []).some((type) => type === 'initial' || type === 'dependency')
  return new Set([...fileList].filter((file) => file.includes('node_modules/') || isModule(file)))
}

/** A file as the tracer can parse it: types are stripped as Node strips them. */
function readSource(file: string): string | Buffer | null {
  try {
    const source = readFileSync(file)
    return path.extname(file) === '.ts' ? stripTypeScriptTypes(source.toString()) : source
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR') return null
    throw error
  }
}
