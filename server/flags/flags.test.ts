import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mapCountries } from '../../content/member-states/regional-network/map-countries.ts'
import { flagAddresses } from '../../content/member-states/regional-network/flag-address.ts'
import { flags } from './flags.ts'

const app = flags()
const ask = (address: string) => app.request(address.replace('/flags', ''))

test('every country of the map has its flag in two sizes', async () => {
  for (const code of Object.keys(mapCountries)) {
    const { small, large } = flagAddresses(code)
    for (const [address, width] of [
      [small, 40],
      [large, 80],
    ] as const) {
      const response = await ask(address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/webp')
      const data = Buffer.from(await response.arrayBuffer())
      expect((await sharp(data).metadata()).width).toBe(width)
      expect(data.byteLength, address).toBeLessThan(4000)
    }
  }
}, 30_000)

test.each([
  '/flags/small/zz.webp',
  '/flags/huge/jo.webp',
  '/flags/small/JO.webp',
  '/flags/small/jo.png',
  '/flags/small/..%2fx.webp',
  '/flags/constructor/jo.webp',
])('%s is not there', async (address) => expect((await ask(address)).status).toBe(404))
