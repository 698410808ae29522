import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { concatenate, fromBase64, toBase64, utf8 } from '../proofs/bytes.ts'
import { hashLength, type Hash } from '../proofs/hash.ts'
import { storedInTiles, subtreeHash, tileWidth } from '../proofs/tiles.ts'
import { leafHash, type StoredHash } from '../proofs/tree.ts'
import { rawSql } from '../store/database/raw-sql.ts'
import { readEntriesFrom } from './log-rows.ts'

/** A tile is asked for that was not read yet. */
class MissingTileError extends Error {
  readonly level: number
  readonly index: number

  constructor(level: number, index: number) {
    super(`Tile ${level}/${index} is not read yet`)
    this.level = level
    this.index = index
  }
}

/** The log's tree as the database has it, of which only those tiles are read that something needs. */
export class TreeOfLog {
  readonly #payload: Payload
  readonly #size: number
  readonly #tiles = new Map<string, Uint8Array>()

  /** @param size how many leaves it has */
  constructor(payload: Payload, size: number) {
    this.#payload = payload
    this.#size = size
  }

  /** What a calculation over the tree gives: it is begun again for each tile that it lacks. */
  async calculate<Result>(calculation: (stored: StoredHash) => Result): Promise<Result> {
    const stored = storedInTiles((level, index) => {
      const tile = this.#tiles.get(`${level}/${index}`)
      if (tile) return tile
      throw new MissingTileError(level, index)
    })
    for (;;) {
      try {
        return calculation(stored)
      } catch (error) {
        if (!(error instanceof MissingTileError)) throw error
        await this.tile(error.level, error.index)
      }
    }
  }

  /** The hashes of a tile, as many as the log has of them. */
  async tile(level: number, index: number): Promise<Uint8Array> {
    const name = `${level}/${index}`
    const known = this.#tiles.get(name)
    if (known) return known
    const width = this.#widthOf(level, index)
    const whole = width === tileWidth ? await readWholeTile(this.#payload, level, index) : undefined
    const tile = whole ?? concatenate(...(await this.#hashesBelow(level, index, width)))
    if (tile.length !== width * hashLength) throw new RangeError(`The log has no whole tile ${name}`)
    this.#tiles.set(name, tile)
    return tile
  }

  /** Stores the tiles which are complete and not stored yet, the lower ones first. */
  async storeWholeTiles(): Promise<void> {
    for (let level = 0, count = this.#size; count >= tileWidth; level++) {
      count = Math.floor(count / tileWidth)
      for (let index = await countWholeTiles(this.#payload, level); index < count; index++) {
        const tile = await this.tile(level, index)
        const root = subtreeHash(splitIntoHashes(tile))
        const database = await rawSql(this.#payload)
        await database.write([
          sql`INSERT INTO log_tiles (level, number, hashes, root)
            VALUES (${level}, ${index}, ${toBase64(tile)}, ${toBase64(root)}) ON CONFLICT DO NOTHING`,
        ])
      }
    }
  }

  #widthOf(level: number, index: number): number {
    const count = Math.floor(this.#size / tileWidth ** level)
    return Math.max(0, Math.min(tileWidth, count - index * tileWidth))
  }

  async #hashesBelow(level: number, index: number, width: number): Promise<Hash[]> {
    const first = index * tileWidth
    if (level === 0) {
      const rows = await readEntriesFrom(this.#payload, first, width)
      return rows.map(({ leaf }) => leafHash(utf8(leaf)))
    }
    const roots = await readRoots(this.#payload, level - 1, first, width)
    return Promise.all(
      Array.from({ length: width }, async (_, inner) => {
        // What no checkpoint covers yet is stored only when it is signed.
        return (
          roots.get(first + inner) ?? subtreeHash(splitIntoHashes(await this.tile(level - 1, first + inner)))
        )
      }),
    )
  }
}

const tileRows = z.array(z.object({ hashes: z.string() }))

async function readWholeTile(
  payload: Payload,
  level: number,
  index: number,
): Promise<Uint8Array | undefined> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT hashes FROM log_tiles WHERE level = ${level} AND number = ${index}`,
  )
  const [row] = tileRows.parse(rows)
  return row && fromBase64(row.hashes)
}

const storedTiles = z.array(
  z.object({
    level: z.coerce.number(),
    number: z.coerce.number(),
    hashes: z.string(),
    root: z.string(),
  }),
)

/** A tile as the database has it. */
export type StoredTile = z.output<typeof storedTiles>[number]

/** Every tile that the database has, of which proofs are made; hashes in base64, whatever somebody wrote there. */
export async function readStoredTiles(payload: Payload): Promise<StoredTile[]> {
  const database = await rawSql(payload)
  return storedTiles.parse(
    await database.rows(sql`SELECT level, number, hashes, root FROM log_tiles ORDER BY level, number`),
  )
}

const rootRows = z.array(z.object({ number: z.coerce.number(), root: z.string() }))

async function readRoots(
  payload: Payload,
  level: number,
  first: number,
  count: number,
): Promise<ReadonlyMap<number, Hash>> {
  const database = await rawSql(payload)
  const rows = await database.rows(sql`
    SELECT number, root FROM log_tiles WHERE level = ${level} AND number >= ${first} AND number < ${first + count}`)
  return new Map(rootRows.parse(rows).map(({ number, root }) => [number, fromBase64(root)]))
}

const countRows = z.tuple([z.object({ tiles: z.coerce.number() })])

async function countWholeTiles(payload: Payload, level: number): Promise<number> {
  const database = await rawSql(payload)
  const rows = await database.rows(
    sql`SELECT COALESCE(MAX(number), -1) + 1 AS tiles FROM log_tiles WHERE level = ${level}`,
  )
  return countRows.parse(rows)[0].tiles
}

function splitIntoHashes(tile: Uint8Array): Hash[] {
  return Array.from({ length: tile.length / hashLength }, (_, index) =>
    tile.subarray(index * hashLength, (index + 1) * hashLength),
  )
}
