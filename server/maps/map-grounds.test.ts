import { expect, test } from 'vitest'
import { boundsOfPath } from '../../content/member-states/regional-network/country-map.ts'
import { mapParts } from '../../content/member-states/regional-network/map-parts.ts'
import { frame, mapViewOf } from '../../content/member-states/regional-network/map-view.ts'
import { countryMaps } from './country-maps.ts'
import { mapGrounds } from './map-grounds.ts'
import { worldReader } from './world-topology.ts'

const all = mapViewOf('members', 22)
const read = worldReader()
const drawGround = mapGrounds(read)

test('all maps of a view have one ground, which is drawn once; another view has another', async () => {
  const draw = countryMaps(read, drawGround)
  const ground = await drawGround(all)
  expect(await drawGround(mapViewOf('members', 5))).toBe(ground)
  expect((await draw(['ma', 'jo', 'ps', 'eg'])).ground).toBe(ground.address)
  expect((await draw(['ma', 'jo', 'ps', 'tr', 'my'])).ground).toBe(ground.address)
  expect((await draw(['jo'])).ground).not.toBe(ground.address)
})

test('a ground has all of the land, borders, lakes and rivers, each under its name, within the frame', async () => {
  const { file } = await drawGround(all)
  for (const part of Object.values(mapParts)) {
    const [, path = ''] = new RegExp(`<path id="${part}"[^>]* d="(M[^"]+)"`).exec(file) ?? []
    const { width, height } = boundsOfPath(path)
    expect(width, part).toBeGreaterThan(frame.width / 2)
    expect(height, part).toBeGreaterThan(frame.height / 2)
    expect(width).toBeLessThanOrEqual(frame.width + 8)
    expect(height).toBeLessThanOrEqual(frame.height + 8)
  }
})

test('a ground that could not be drawn is drawn when it is asked for again', async () => {
  let fails = true
  const tryGround = mapGrounds(() => (fails ? Promise.reject(new Error('no world')) : read()))
  await expect(tryGround(all)).rejects.toThrow('no world')
  fails = false
  expect((await tryGround(all)).address).toMatch(/^\/maps\/ground-450-[0-9a-f]{12}\.svg$/)
})
