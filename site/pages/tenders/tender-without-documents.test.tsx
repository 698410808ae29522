import '../../language/all-messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Tender } from '../../../procurement/tenders/kind.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { messagesOf } from '../../language/loaded-messages.ts'
import { tenderDetails as english } from '../../../languages/messages/tender-details/en.ts'
import ApplyRoute from './apply-route.tsx'
import DetailRoute from './detail-route.tsx'

const text = (words: string) => ({ text: words, language: 'en' as const })

const tender: Tender = {
  id: '7',
  slug: 'pumps',
  title: text('Pumps'),
  description: text('Twelve pumps.'),
  location: null,
  duration: null,
  arabic: { title: null, description: null, location: null, duration: null },
  referenceNumber: 'IWEN-7',
  category: 'goods',
  issueDate: '2026-01-05',
  deadline: '2026-03-01T12:00:00.000Z',
  timeZone: 'Asia/Amman',
  isExpired: false,
  daysRemaining: 9,
  enquiriesUntil: '2026-02-20T12:00:00.000Z',
  lacksDocument: false,
  documents: [],
  addenda: [],
  outcome: null,
  mobileNumber: null,
  landNumber: null,
  email: null,
  topics: [],
  countries: [],
  projects: [],
  updatedAt: '2026-01-06T09:00:00.000Z',
}

function render(
  page: 'detail' | 'apply',
  hasDocuments: boolean,
  withoutCustodians: string | null = null,
  replaces?: string,
): string {
  const [path, Component] =
    page === 'apply'
      ? (['/tenders/pumps/apply', ApplyRoute] as const)
      : (['/tenders/pumps', DetailRoute] as const)
  const data = {
    tender,
    hasDocuments,
    withoutCustodians,
    outcome: undefined,
    replaces,
    questions: [],
    takesQuestions: true,
    related: [],
    sendsMail: false,
  }
  const Page = createRoutesStub([{ id: 'page', path, Component, loader: () => data }])
  return renderToStaticMarkup(<Page initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />)
}

test.each(['detail', 'apply'] as const)(
  'while its documents can’t be fetched, a tender says so and takes nothing (%s)',
  (page) => {
    const away = render(page, false)
    expect(away).toContain(english.documentsUnavailable)
    expect(away).not.toContain('name="company_name"')
    expect(away).not.toContain('tender-submit')
    // It is not closed: whoever comes back later may still take part.
    expect(away).not.toContain(messagesOf('en').tender.closed)
    const there = render(page, true)
    expect(there).not.toContain(english.documentsUnavailable)
    expect(there).toContain(page === 'apply' ? 'name="company_name"' : 'tender-submit')
  },
)

test.each(['detail', 'apply'] as const)(
  'a tender without custodians says so before anything is typed (%s)',
  (page) => {
    const missing = intakeMessages('en').custodiansMissing
    const without = render(page, true, missing)
    expect(without).toContain(missing)
    expect(without).not.toContain('name="company_name"')
    expect(without).not.toContain('tender-submit')
  },
)

test('the form that replaces a proposal is answered at an address that still says which', () => {
  const action = (html: string) => /<form[^>]* action="([^"]*)"/.exec(html)?.[1]
  expect(action(render('apply', true, null, 'P-7K3M9-QX4TD'))).toBe(
    '/tenders/pumps/apply?replaces=P-7K3M9-QX4TD',
  )
  expect(action(render('apply', true))).toBe('/tenders/pumps/apply')
})
