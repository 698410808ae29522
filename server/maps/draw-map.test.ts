import { beforeAll, describe, expect, test } from 'vitest'
import { mapCountries, partnerCountries } from '../../content/member-states/regional-network/map-countries.ts'
import { frame, mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { drawMap } from './draw-map.ts'
import { readWorldTopology, type WorldTopology } from './world-topology.ts'

let world: WorldTopology
beforeAll(async () => {
  world = await readWorldTopology()
})

const members = [
  ...['jo', 'eg', 'sa', 'iq', 'lb', 'ps', 'sy', 'ye', 'om', 'kw', 'qa', 'ly', 'tn', 'ma', 'sd', 'mr', 'ml'],
  ...['tr', 'ir', 'pk', 'bd', 'my'],
]

function numbersIn(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
}

describe('the map', () => {
  test.each([
    ['members', members],
    ['partners', partnerCountries],
  ] as const)('of %s has a shape for every active country, inside the frame', (layer, codes) => {
    const drawing = drawMap(world, mapViewOf(layer, codes.length), codes)
    expect(Object.keys(drawing.countries).toSorted()).toEqual([...codes].toSorted())
    for (const path of [drawing.land, drawing.borders, ...Object.values(drawing.countries)]) {
      expect(path).toMatch(/^M/)
      for (const number of numbersIn(path)) {
        expect(number).toBeGreaterThanOrEqual(-4)
        expect(number).toBeLessThanOrEqual(frame.width + 4)
      }
    }
  })

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
    for (const layer of ['members', 'partners'] as const) {
      const drawing = drawMap(world, mapViewOf(layer, 22), layer === 'members' ? members : partnerCountries)
      expect(JSON.stringify(drawing).length).toBeLessThan(100_000)
    }
  })
})

test('a topology without countries is refused', async () => {
  await expect(readWorldTopology('data:application/json,{"type":"Topology"}')).rejects.toThrow('no countries')
  await expect(readWorldTopology('data:text/html,<p>')).rejects.toThrow('not valid JSON')
})
