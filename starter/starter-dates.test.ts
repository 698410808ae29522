import { expect, test } from 'vitest'
import { starterEvents } from './texts/events.ts'
import { groundwaterGovernanceWebinar } from './texts/events/groundwater-governance-webinar.ts'
import { StarterDates } from './starter-dates.ts'

const dates = new StarterDates(new Date('2026-03-03T08:00:00Z'))
const minutes = 60 * 1000
/** Minutes since midnight by Amman's clock. */
const minutesInAmman = (instant: string) =>
  (new Date(instant).getUTCHours() + 3) * 60 + new Date(instant).getUTCMinutes()

test('the webinar of ninety minutes ends ninety minutes after its start', () => {
  const start = Date.parse(dates.startOf(groundwaterGovernanceWebinar))
  const end = Date.parse(dates.endOf(groundwaterGovernanceWebinar))
  expect((end - start) / minutes).toBe(90)
})

test.each(starterEvents)('$slug starts with its agenda and ends after its last point', (event) => {
  const times = event.agenda.map(({ time }) => {
    const [hour, minute] = time.split(':').map(Number)
    return (hour ?? 0) * 60 + (minute ?? 0)
  })
  expect(times[0]).toBe(minutesInAmman(dates.startOf(event)))
  expect(minutesInAmman(dates.endOf(event))).toBeGreaterThan(Math.max(...times))
})
