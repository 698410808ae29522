import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { NearSpelling } from '../../loading/list-filters.ts'
import { EmptyList } from './empty-list.tsx'

function render(didYouMean?: NearSpelling): string {
  const active = [{ name: 'q', value: { text: 'dorught', language: 'en' }, searchWithout: '' }] as const
  const List = () => <EmptyList active={active} didYouMean={didYouMean} onLeave={() => undefined} />
  const Page = createRoutesStub([{ path: '/projects', Component: List }])
  return renderToStaticMarkup(<Page initialEntries={['/projects']} />)
}

test('a list that has nothing asks whether a near spelling was meant, with a link to it in the same list', () => {
  const asked = render({ q: 'drought', search: '?q=drought&topic=rain' })
  expect(asked).toMatch(
    /Did you mean <a [^>]*href="\/projects\?q=drought&amp;topic=rain"[^>]*><bdi>drought<\/bdi><\/a>\?/,
  )
  expect(render()).not.toContain('Did you mean')
})
