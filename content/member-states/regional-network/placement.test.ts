import { describe, expect, test } from 'vitest'
import { makeSeededRandom } from '../../../content/seeded-random.ts'
import { mapCountries, partnerCountries } from './map-countries.ts'
import { frame, mapViewOf } from './map-view.ts'
import { doOverlap, placeLabels } from './place-labels.ts'
import { projectionOf } from './projection.ts'
import { highest, lowest, placePins, placesWithoutPin, pushApart, spacing } from './place-pins.ts'

const codes = Object.keys(mapCountries)
const memberView = mapViewOf('members', 22)

describe('the part of the world that is shown', () => {
  test.each([
    ['members', 0, 200, [45, 30]],
    ['members', 1, 600, [40, 25]],
    ['members', 3, 600, [40, 25]],
    ['members', 4, 450, [40, 25]],
    ['members', 57, 450, [40, 25]],
    ['partners', 0, 140, [15, 20]],
    ['partners', 20, 140, [15, 20]],
  ] as const)('%s, %i active: scale %i at %j', (layer, active, scale, center) => {
    expect(mapViewOf(layer, active)).toEqual({ scale, center })
  })

  test('its centre stands in the middle of the frame', () => {
    const [x, y] = projectionOf(memberView)([40, 25]) ?? []
    expect(x).toBeCloseTo(frame.width / 2, 6)
    expect(y).toBeCloseTo(frame.height / 2, 6)
  })

  test('a point is where Equal Earth’s formula puts it', () => {
    // Worked by hand: x = 2√3 λ cos θ / (3 (9 A4 θ⁸ + 7 A3 θ⁶ + 3 A2 θ² + A1)) at 90° east on the equator, where θ is 0
    // and the divisor is 3 · 1.340264: x = 2√3 · (π/2) / 4.020792 = 1.353318; the centre's own x at 0° is 0.
    const project = projectionOf({ scale: 100, center: [0, 0] })
    const [x, y] = project([90, 0]) ?? []
    expect(x).toBeCloseTo(frame.width / 2 + 135.3318, 2)
    expect(y).toBeCloseTo(frame.height / 2, 6)
  })
})

describe('pushing apart', () => {
  const at = (code: string, longitude: number, latitude: number) => ({ code, longitude, latitude })

  test('two countries closer than 2 degrees come 0.8 further apart', () => {
    const [one, other] = pushApart([at('a', 10, 20), at('b', 11, 20)])
    expect(one).toEqual(at('a', 9.6, 20))
    expect(other).toEqual(at('b', 11.4, 20))
  })

  test('along the line between them', () => {
    const [one, other] = pushApart([at('a', 0, 0), at('b', 0.6, 0.8)])
    expect(one?.longitude).toBeCloseTo(-0.24, 10)
    expect(one?.latitude).toBeCloseTo(-0.32, 10)
    expect(other?.longitude).toBeCloseTo(0.84, 10)
    expect(other?.latitude).toBeCloseTo(1.12, 10)
  })

  test('2 degrees are far enough', () => {
    const places = [at('a', 0, 0), at('b', 2, 0)]
    expect(pushApart(places)).toEqual(places)
  })

  test('the same spot twice parts west and east', () => {
    expect(pushApart([at('a', 5, 5), at('b', 5, 5)])).toEqual([at('a', 4.6, 5), at('b', 5.4, 5)])
  })
})

describe('pins', () => {
  test('Lebanon and Iraq have none', () => {
    expect(placePins(['jo', 'lb', 'iq', 'eg'], memberView).map(({ code }) => code)).toEqual(['jo', 'eg'])
  })

  test('a country alone stands on its middle', () => {
    const [pin] = placePins(['eg'], memberView)
    const [x = 0, y = 0] =
      projectionOf(memberView)([mapCountries.eg?.longitude ?? 0, mapCountries.eg?.latitude ?? 0]) ?? []
    expect(pin?.x).toBeCloseTo(x / 10, 6)
    expect(pin?.y).toBeCloseTo((y / frame.height) * 100, 6)
  })

  test('Saudi Arabia’s stands south-east of its middle', () => {
    const [pin] = placePins(['sa'], memberView)
    const [x = 0, y = 0] =
      projectionOf(memberView)([mapCountries.sa?.longitude ?? 0, mapCountries.sa?.latitude ?? 0]) ?? []
    expect(pin?.x).toBeGreaterThan(x / 10)
    expect(pin?.y).toBeGreaterThan((y / frame.height) * 100)
  })

  test('unknown codes have none, and a code given twice has one', () => {
    expect(placePins(['xx', 'eg', 'eg', 'constructor'], memberView)).toHaveLength(1)
  })

  test('every partner country has its own', () => {
    const pins = placePins(partnerCountries, mapViewOf('partners', 20))
    expect(pins).toHaveLength(20)
    expectOrder(pins)
  })
})

/** One expectation for all of them: a pair takes no time to look at, an expectation does, and there are a million pairs. */
function expectOrder(pins: readonly { code: string; x: number; y: number }[]) {
  const isWithin = (value: number) => value >= lowest && value <= highest
  expect(pins.filter(({ x, y }) => !isWithin(x) || !isWithin(y))).toEqual([])
  const tooClose = pairsOf(pins).filter(
    ([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) < spacing - 1e-9,
  )
  expect(tooClose).toEqual([])
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}

const oddNames = [
  '',
  '—',
  'الجماهيرية العربية الليبية الشعبية الاشتراكية العظمى سابقًا',
  'A',
  'The former Kingdom of a very long name indeed',
  '<b>x</b>',
  '𝕏',
]

test.each(Array.from({ length: 300 }, (_, index) => index))('random set %i keeps every rule', (seed) => {
  const random = makeSeededRandom(`members ${seed}`)
  const count = random.integer(0, 57)
  const near = random.chance(0.3)
  const pool = near ? ['jo', 'ps', 'sy', 'lb', 'kw', 'qa', 'bh', 'ae', 'om', 'tn', 'gm', 'sn', 'gw'] : codes
  const chosen = Array.from({ length: count }, () => random.pick([pool[0] ?? 'jo', ...pool]))
  const names = new Map(
    chosen.map((code) => [
      code,
      random.chance(0.3) ? random.pick(['Land', ...oddNames]) : (mapCountries[code]?.arabic ?? ''),
    ]),
  )
  const view = mapViewOf(random.pick(['members', 'partners']), count)
  const pins = placePins(chosen, view)
  expectOrder(pins)
  const labels = placeLabels(pins, placesWithoutPin(chosen, view), (code) => names.get(code) ?? '')
  const touchesTheEdge = labels.filter(
    ({ x, y, width, height }) =>
      x - width / 2 < 4 ||
      x + width / 2 > frame.width - 4 ||
      y - height / 2 < 4 ||
      y + height / 2 > frame.height - 4,
  )
  expect(touchesTheEdge).toEqual([])
  // 24 px on the narrowest map that carries labels, which is 832 px wide.
  expect(labels.filter(({ height }) => (height * 832) / frame.width < 24)).toEqual([])
  expect(pairsOf(labels).filter(([one, other]) => doOverlap(one, other))).toEqual([])
})

test('the 22 members and the 20 partners all have a label with their name, with a pin or without', () => {
  const members = [
    'jo',
    'eg',
    'sa',
    'iq',
    'lb',
    'ps',
    'sy',
    'ye',
    'om',
    'kw',
    'qa',
    'ly',
    'tn',
    'ma',
    'sd',
    'mr',
    'ml',
    'tr',
    'ir',
    'pk',
    'bd',
    'my',
  ]
  for (const language of ['english', 'arabic'] as const) {
    const nameOf = (code: string) => mapCountries[code]?.[language] ?? ''
    const withoutPin = placesWithoutPin(members, memberView)
    expect(withoutPin.map(({ code }) => code)).toEqual(['iq', 'lb'])
    const labels = placeLabels(placePins(members, memberView), withoutPin, nameOf)
    expect(labels.filter(({ isFlagOnly }) => !isFlagOnly)).toHaveLength(22)
    const partnerPins = placePins(partnerCountries, mapViewOf('partners', 20))
    const partnerLabels = placeLabels(partnerPins, [], nameOf)
    expect(partnerLabels.filter(({ isFlagOnly }) => !isFlagOnly)).toHaveLength(20)
  }
})
