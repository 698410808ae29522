import { Hono } from 'hono'
import type { Payload } from 'payload'
import { readMemberCodes } from '../../content/member-states/regional-network/read-member-codes.ts'
import { partnerCountries } from '../../content/member-states/regional-network/map-countries.ts'
import {
  mapViewOf,
  mapViews,
  type Layer,
  frame,
  layerColours,
} from '../../content/member-states/regional-network/map-view.ts'
import type { CachedResponse } from '../page-cache/cached-response.ts'
import { compress, compressDensely } from '../page-cache/compress.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import { drawMap, type MapDrawing } from './draw-map.ts'
import type { DrawGround } from './map-grounds.ts'
import type { ReadWorld } from './world-topology.ts'

interface MapsOptions {
  payload: Payload
  cache: ResponseCache
  now: () => Date
  readWorld: ReadWorld
  drawGround: DrawGround
}

/**
 * `/maps/members.json` and `/maps/partners.json`: the regional network's maps, drawn for its frame; `.svg` as pictures.
 * `/maps/ground-….svg`: what lies behind the countries of every other map.
 */
export function maps({ payload, cache, now, readWorld, drawGround }: MapsOptions): Hono {
  const app = new Hono()
  app.get('/:file{ground-\\d+-[0-9a-f]{12}\\.svg}', async (context) => {
    const address = `/maps/${context.req.param('file')}`
    const view = Object.values(mapViews).find(({ scale }) => address.startsWith(`/maps/ground-${scale}-`))
    if (!view) return context.notFound()
    const ground = await drawGround(view)
    // By the view: whatever fingerprint is asked for, it is compressed once.
    const { response } = await cache.get(`/maps/ground-${view.scale}`, async () => {
      const compressed: CachedResponse = {
        status: 200,
        headers: { 'Content-Type': 'image/svg+xml' },
        ...(await compress(Buffer.from(ground.file))),
        freshUntil: Number.POSITIVE_INFINITY,
      }
      // Densely at once: who has loaded it does not load it again.
      return { isCacheable: true, response: await compressDensely(compressed) }
    })
    // A page of another release may ask for another: it gets this one, and asks again.
    const lifetime =
      ground.address === address ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    const headers = { ...response.headers, 'Cache-Control': lifetime }
    return sendCached(context.req.raw, { ...response, headers })
  })
  app.get('/:file{(members|partners)\\.(json|svg)}', async (context) => {
    const file = context.req.param('file')
    const layer: Layer = file.startsWith('members') ? 'members' : 'partners'
    const isPicture = file.endsWith('.svg')
    const { response } = await cache.get(`/maps/${file}`, async () => {
      const codes =
        layer === 'members'
          ? await readMemberCodes({ payload, language: 'en', now: now() })
          : partnerCountries
      const drawing = drawMap(await readWorld(), mapViewOf(layer, codes.length), codes)
      return {
        isCacheable: true,
        response: {
          status: 200,
          headers: {
            'Content-Type': isPicture ? 'image/svg+xml' : 'application/json',
            'Cache-Control': 'public, max-age=300',
          },
          ...(await compress(Buffer.from(isPicture ? mapPicture(drawing, layer) : JSON.stringify(drawing)))),
          freshUntil: Number.POSITIVE_INFINITY,
        },
      }
    })
    return sendCached(context.req.raw, response)
  })
  return app
}

/** The light scheme's colours of the map (`site/ui/styles/tokens.css`): a picture knows no tokens. */
const sea = '#dcecf5'
const land = '#f7f4ec'

/** A map as a picture of its own, for pages that show it without scripts. */
function mapPicture({ land: rest, borders, countries }: MapDrawing, layer: Layer): string {
  const { width, height } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${sea}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${land}" d="${rest}"/>` +
    `<path fill="${layerColours[layer]}" d="${Object.values(countries).join('')}"/>` +
    `<path fill="none" stroke="${sea}" stroke-width=".8" d="${borders}"/></svg>`
  )
}
