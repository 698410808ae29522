import { randomUUID } from 'node:crypto'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Asks } from './database-watch.ts'
import { rawSql } from './raw-sql.ts'

/** A part of the content that is published by itself, or all of it at once. */
export type ContentPart = CollectionSlug | GlobalSlug | 'everything'

/**
 * What is published, as random tokens: each part has its own, replaced on every publish of something in it. Processes
 * compare them with the last ones they saw, so two publishes at once need no counter.
 */
export interface ContentVersion {
  /** Another one after any publish; an empty text before the first. */
  whole: string
  tokens: ReadonlyMap<string, string>
}

/**
 * Replaces the token of a part, through the request, so that on Postgres it becomes visible in the same commit as the
 * content it speaks of.
 */
export async function raiseContentVersion(req: PayloadRequest, part: ContentPart): Promise<void> {
  const database = await rawSql(req.payload, req)
  await database.write([raisedVersion(part)])
}

/** The statement that replaces the token of a part, for those who write what it speaks of by statements themselves. */
export function raisedVersion(part: ContentPart): SQL {
  return sql`INSERT INTO content_versions (part, token) VALUES (${part}, ${randomUUID()})
    ON CONFLICT (part) DO UPDATE SET token = excluded.token`
}

const allTokens = 'SELECT part, token FROM content_versions ORDER BY part'

const storedTokens = z.array(z.object({ part: z.string(), token: z.string() }))

/** The current tokens. One small query. */
export async function readContentVersion(payload: Payload): Promise<ContentVersion> {
  const database = await rawSql(payload)
  return versionOf(await database.rows(sql.raw(allTokens)))
}

/** The same, asked on a connection beside Payload's. */
export async function contentVersionOf(connection: Asks): Promise<ContentVersion> {
  return versionOf(await connection.rows(allTokens))
}

function versionOf(found: unknown[]): ContentVersion {
  const rows = storedTokens.parse(found)
  return {
    whole: rows.map(({ token }) => token).join(' '),
    tokens: new Map(rows.map(({ part, token }) => [part, token])),
  }
}

/** Whether nothing of these parts was published between two versions. */
export function areSame(one: ContentVersion, other: ContentVersion, parts: Iterable<string>): boolean {
  return (
    one.whole === other.whole ||
    ['everything', ...parts].every((part) => one.tokens.get(part) === other.tokens.get(part))
  )
}
