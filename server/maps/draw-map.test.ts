import { beforeAll, describe, expect, test } from 'vitest'
import { mapCountries, partnerCountries } from '../../content/member-states/regional-network/map-countries.ts'
import { frame, mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { drawMap, type MapDrawing } from './draw-map.ts'
import { readWorldTopology, type WorldTopology } from './world-topology.ts'

const members = [
  ...['jo', 'eg', 'sa', 'iq', 'lb', 'ps', 'sy', 'ye', 'om', 'kw', 'qa', 'ly', 'tn', 'ma', 'sd', 'mr', 'ml'],
  ...['tr', 'ir', 'pk', 'bd', 'my'],
]

const layers = { members, partners: partnerCountries } as const

let world: WorldTopology
let drawings: Record<keyof typeof layers, MapDrawing>
beforeAll(async () => {
  world = await readWorldTopology()
  const draw = (layer: keyof typeof layers) =>
    drawMap(world, mapViewOf(layer, layers[layer].length), layers[layer])
  drawings = { members: draw('members'), partners: draw('partners') }
})

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
}

describe('the map', () => {
  test.each(['members', 'partners'] as const)(
    'of %s has a shape for every active country, inside the frame',
    (layer) => {
      const drawing = drawings[layer]
      expect(Object.keys(drawing.countries).toSorted()).toEqual([...layers[layer]].toSorted())
      for (const path of [drawing.land, drawing.borders, ...Object.values(drawing.countries)]) {
        expect(path).toMatch(/^M/)
        // One expectation for all of them: each takes longer than a number to look at, and there are thousands.
        const isInside = (number: number) => number >= -4 && number <= frame.width + 4
        expect(numbersIn(path).filter((number) => !isInside(number))).toEqual([])
      }
    },
  )

  test('shows Palestine, and small states too', () => {
    const { countries } = drawMap(world, mapViewOf('members', 22), ['ps', 'bh', 'mv', 'km'])
    expect(countries.ps).toMatch(/^M/)
    expect(countries.bh).toMatch(/^M/)
  })

  test('no country is drawn twice: the rest of the land is without the active ones', () => {
    const none = drawMap(world, mapViewOf('members', 22), [])
    const all = drawMap(world, mapViewOf('members', 22), Object.keys(mapCountries))
    expect(none.countries).toEqual({})
    expect(all.land.length).toBeLessThan(none.land.length)
  })

  test('weighs little', () => {
    for (const drawing of Object.values(drawings)) {
      expect(JSON.stringify(drawing).length).toBeLessThan(100_000)
    }
  })
})

test('a topology without countries is refused', async () => {
  await expect(readWorldTopology('data:application/json,{"type":"Topology"}')).rejects.toThrow('no countries')
  await expect(readWorldTopology('data:text/html,<p>')).rejects.toThrow('not valid JSON')
})
