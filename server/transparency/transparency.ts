import { Hono, type Context } from 'hono'
import type { Payload } from 'payload'
import { hashLength } from '../../proofs/hash.ts'
import { writeNoteKey } from '../../proofs/note.ts'
import { entryBundle, readTilePath, tileWidth, type Tile } from '../../proofs/tiles.ts'
import { readCheckpointNote, readEntriesFrom } from '../../transparency/log-rows.ts'
import { readStamp } from '../../transparency/stamps/stamp-checkpoints.ts'
import { readCosignatures, readWitnessed } from '../../transparency/witnesses/witness-checkpoints.ts'
import { TreeOfLog } from '../../transparency/tree-of-log.ts'
import { UnavailableError } from '../answer-failure.ts'
import { logToShow, type ShowingLog } from './log-to-show.ts'

const forEver = 'public, max-age=31536000, immutable'
const forAMoment = 'public, max-age=5'
const text = 'text/plain; charset=utf-8'
const isSize = /^[1-9]\d{0,8}$/

/**
 * The transparency log as static files (C2SP tlog-tiles): what a checkpoint covers never changes. Anybody's program may read it,
 * from any page.
 */
export function transparency(showing: ShowingLog): Hono {
  const { payload } = showing
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('Access-Control-Allow-Origin', '*')
  })

  app.get('/checkpoint', async (context) => {
    const checkpoint = await readCheckpointNote(payload)
    if (!checkpoint) return missing(context)
    const signed = `${checkpoint.note}${await readCosignatures(payload, checkpoint.size)}`
    return context.body(signed, 200, { 'Content-Type': text, 'Cache-Control': forAMoment })
  })

  // The newest one that any witness has signed: a minute passes between the two.
  app.get('/witnessed', async (context) => {
    const witnessed = await readWitnessed(payload)
    const checkpoint = witnessed && (await readCheckpointNote(payload, witnessed.size))
    if (!witnessed || !checkpoint) return missing(context)
    const signed = `${checkpoint.note}${witnessed.cosignatures}`
    return context.body(signed, 200, { 'Content-Type': text, 'Cache-Control': forAMoment })
  })

  app.get('/checkpoints/:size{[0-9]+}', async (context) => {
    const size = context.req.param('size')
    const checkpoint = isSize.test(size) ? await readCheckpointNote(payload, Number(size)) : undefined
    if (!checkpoint) return missing(context)
    return context.body(checkpoint.note, 200, { 'Content-Type': text, 'Cache-Control': forEver })
  })

  app.get('/stamps/:name{[0-9]+\\.tsr}', async (context) => {
    const size = context.req.param('name').replace('.tsr', '')
    const stamp = isSize.test(size) ? await readStamp(payload, Number(size)) : undefined
    if (!stamp) return missing(context)
    return context.body(new Uint8Array(stamp.stamp), 200, {
      'Content-Type': 'application/timestamp-reply',
      'Cache-Control': forEver,
    })
  })

  app.get('/key', async (context) => {
    try {
      const opened = await logToShow(showing)
      if (!opened) return missing(context)
      const keys = `${writeNoteKey(opened.logKey)}\n`
      return context.body(keys, 200, { 'Content-Type': text, 'Cache-Control': forAMoment })
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error
      return context.body(`${error.message}\n`, 503, { 'Content-Type': text, 'Cache-Control': 'no-store' })
    }
  })

  app.get('/:path{tile/.+}', async (context) => {
    const tile = readTilePath(context.req.param('path'))
    const size = (await readCheckpointNote(payload))?.size ?? 0
    if (!tile || !isCovered(tile, size)) return missing(context)
    const bytes = tile.isEntries ? await readBundle(payload, tile) : await readTile(payload, tile, size)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': forEver,
    })
  })
  return app
}

/** Whether a checkpoint has been signed over all of a tile's hashes. */
function isCovered({ level, index, width }: Tile, size: number): boolean {
  return index * tileWidth + width <= Math.floor(size / tileWidth ** level)
}

async function readBundle(payload: Payload, { index, width }: Tile): Promise<Uint8Array> {
  const rows = await readEntriesFrom(payload, index * tileWidth, width)
  return entryBundle(rows.map(({ leaf }) => leaf))
}

async function readTile(payload: Payload, { level, index, width }: Tile, size: number): Promise<Uint8Array> {
  const tile = await new TreeOfLog(payload, size).tile(level, index)
  return tile.subarray(0, width * hashLength)
}

function missing(context: Context): Response {
  return context.body('Not found\n', 404, { 'Content-Type': text, 'Cache-Control': forAMoment })
}
