import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { starterEvents } from '../../../starter/texts/events.ts'
import { addressIn } from '../../../languages/address.ts'
import { languageCodes, type Language } from '../../../languages/languages.ts'
import { EventPlace } from './event-place.tsx'

const wordsOf = (language: Language, mode: 'online' | 'onsite', place: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[addressIn(language, '/events/one')]}>
      <EventPlace event={{ mode, place: { text: place, language } }} />
    </MemoryRouter>,
  )
    .replaceAll('<br/>', ', ')
    .replaceAll(/<[^>]+>/g, '')

test.each(languageCodes)('an online event of the starter content says so once (%s)', (language) => {
  const online = starterEvents.filter(({ mode }) => mode === 'online')
  expect(online.map(({ place }) => wordsOf(language, 'online', place[language]))).toEqual(
    online.map(({ place }) => place[language]),
  )
})

test('a city says nothing of the mode', () => {
  expect(wordsOf('en', 'onsite', 'Doha, Qatar')).toBe('Doha, Qatar, On site')
  expect(wordsOf('en', 'online', 'Doha, Qatar')).toBe('Doha, Qatar, Online')
})
