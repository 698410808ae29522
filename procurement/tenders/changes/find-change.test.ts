import { expect, test } from 'vitest'
import { findChange } from './find-change.ts'

const published = {
  deadline: '2026-07-01T12:00:00.000Z',
  documents: [
    { file: 1, version: '1.0', title: { en: 'Terms' } },
    { file: 2, version: null },
  ],
}

test.each([
  ['nothing', {}, { deadline: undefined, documents: undefined }],
  [
    'other words and another order',
    {
      deadline: '2026-07-01T15:00:00+03:00',
      documents: [
        { file: 2, version: '' },
        { file: { id: 1 }, version: '1.0', title: 'Terms of reference' },
      ],
    },
    { deadline: undefined, documents: undefined },
  ],
  [
    'a later deadline',
    { ...published, deadline: '2026-07-08T12:00:00.000Z' },
    {
      deadline: { previous: '2026-07-01T12:00:00.000Z', next: '2026-07-08T12:00:00.000Z' },
      documents: undefined,
    },
  ],
  [
    'a new version under the same file',
    { ...published, documents: [{ file: 1, version: '1.1' }, { file: 2 }] },
    { deadline: undefined, documents: { replaced: [{ file: 1, version: '1.0' }] } },
  ],
  [
    'a document more',
    { ...published, documents: [...published.documents, { file: 3 }] },
    { deadline: undefined, documents: { replaced: [] } },
  ],
  [
    'a document less',
    { ...published, documents: [{ file: 1, version: '1.0' }] },
    { deadline: undefined, documents: { replaced: [{ file: 2, version: null }] } },
  ],
])('%s', (_, next, change) => {
  expect(findChange(published, { ...published, ...next })).toEqual(change)
})
