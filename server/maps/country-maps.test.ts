import { expect, test } from 'vitest'
import { boundsOfPath } from '../../content/member-states/regional-network/country-map.ts'
import { frame } from '../../content/member-states/regional-network/map-view.ts'
import { countryMaps } from './country-maps.ts'
import { worldReader } from './world-topology.ts'

const read = worldReader()

test('a map of countries has rivers and lakes inside the frame, weighs little, and is drawn once', async () => {
  const draw = countryMaps(read)
  const map = await draw(['ma', 'jo', 'ps'])
  expect(Object.keys(map.countries).toSorted()).toEqual(['jo', 'ma', 'ps'])
  for (const water of [map.rivers, map.lakes]) {
    const { left, top, width, height } = boundsOfPath(water)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(frame.width)
    expect(top + height).toBeLessThanOrEqual(frame.height)
  }
  expect(map.rivers.length + map.lakes.length).toBeLessThan(30_000)
  expect(await draw(['ps', 'ma', 'jo'])).toBe(map)
})

test('what could not be drawn is drawn when it is asked for again', async () => {
  let fails = true
  const draw = countryMaps(() => (fails ? Promise.reject(new Error('no world')) : read()))
  await expect(draw(['jo'])).rejects.toThrow('no world')
  fails = false
  expect(Object.keys((await draw(['jo'])).countries)).toEqual(['jo'])
})
