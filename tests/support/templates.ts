import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { compiledScript } from '../../commands/steps/compiled-scripts.ts'
import { run } from '../../commands/steps/run.ts'
import { onServer } from './on-server.ts'
import { folderForShort } from './shared-memory.ts'

/** A Postgres server of tests: its address, and whether its files lie in memory. */
const serverSchema = z.object({ server: z.string(), isInMemory: z.boolean() })

type TestServer = z.output<typeof serverSchema>

const templateSchema = z.object({
  /** The data folder; its keys lie in a folder of the same name with `.keys` at its end. */
  folder: z.string(),
  /** The Postgres server and name of the database on it; nothing for SQLite, which lies in the folder. */
  postgres: serverSchema.extend({ database: z.string() }).optional(),
})

/** A migrated database, and what lies beside it, to be copied for each test file. */
export type Template = z.output<typeof templateSchema>

/** As `make-template.ts` is given them. */
export const templatesSchema = z.object({ empty: templateSchema, records: templateSchema })

/** `empty` has no records; `records` those of `test-records.ts`. */
export type TemplateName = 'empty' | 'records'

declare module 'vitest' {
  export interface ProvidedContext {
    templates: Record<TemplateName, Template>
  }
}

/**
 * Makes the templates of one run and provides them to its tests.
 * @param server a Postgres server; SQLite without
 * @returns deletes them; the databases on a server end with it
 */
export async function provideTemplates(project: TestProject, server?: TestServer): Promise<() => void> {
  const folder = mkdtempSync(path.join(folderForShort(), 'network-templates-'))
  const templateOf = (name: TemplateName): Template => ({
    folder: path.join(folder, name),
    ...(server !== undefined && { postgres: { ...server, database: `template_${name}` } }),
  })
  const templates = { empty: templateOf('empty'), records: templateOf('records') }
  const { postgres } = templates.records
  if (postgres) await onServer(postgres.server, `CREATE DATABASE ${postgres.database}`)
  await fill(templates)
  project.provide('templates', templates)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function fill(templates: z.output<typeof templatesSchema>): Promise<void> {
  const { status, output } = await run(
    process.execPath,
    [compiledScript('tests/support/make-template.ts'), JSON.stringify(templates)],
    {
      environment: {
        DATA_DIR: templates.records.folder,
        DATABASE_URL: addressOf(templates.records),
        LOG_LEVEL: 'warn',
        // Opening a database that is not there is refused otherwise.
        PAYLOAD_MIGRATING: 'true',
      },
    },
  )
  if (status !== 0) throw new Error(`The templates of the tests' databases could not be made:\n${output}`)
}

/** Copies a database with its files and keys to a place where nothing is. */
export async function copyTemplate(from: Template, to: Template): Promise<void> {
  cpSync(from.folder, to.folder, { recursive: true })
  cpSync(`${from.folder}.keys`, `${to.folder}.keys`, { recursive: true })
  if (from.postgres && to.postgres) {
    await onServer(
      to.postgres.server,
      // By files, which takes two thirds of the time that a log of all their pages takes.
      `CREATE DATABASE ${to.postgres.database} TEMPLATE ${from.postgres.database} STRATEGY file_copy`,
    )
  }
}

/** What `DATABASE_URL` must be; an empty text for SQLite. */
export function addressOf({ postgres }: Template): string {
  if (!postgres) return ''
  const address = new URL(postgres.server)
  address.pathname = `/${postgres.database}`
  return address.href
}
