import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../../../commands/steps/repository.ts'
import type { Language } from '../../../languages/languages.ts'
import type { Tender } from '../kind.ts'
import { compileReleases, versionReleases } from './merge-releases.ts'
import { makeNextRelease, type Release } from './next-release.ts'
import { describeTender, type PublicTender } from './tender-state.ts'

const inLanguage = (text: string, language: Language = 'en') => ({ text, language })

function document(name: string, title: string) {
  const address = `/files/documents/${name}`
  const file = { title: inLanguage(title), address, mediaType: 'application/pdf', size: 9 }
  return { title: inLanguage(title), version: '1', file }
}

const published: Tender = {
  id: '7',
  slug: 'pumps',
  title: inLanguage('Pumps'),
  description: inLanguage('Twelve pumps.'),
  location: inLanguage('Jordan'),
  duration: inLanguage('5 months'),
  arabic: { title: 'مضخات', description: null, location: null, duration: null },
  referenceNumber: 'T-7',
  category: 'goods',
  issueDate: '2026-01-05',
  deadline: '2026-02-20T12:00:00.000Z',
  timeZone: 'Asia/Amman',
  isExpired: false,
  daysRemaining: 40,
  enquiriesUntil: '2026-02-10T12:00:00.000Z',
  lacksDocument: false,
  documents: [document('terms.pdf', 'Terms'), document('plan.pdf', 'Plan')],
  addenda: [],
  outcome: null,
  mobileNumber: '+962 79 1',
  landNumber: '+962 6 2',
  email: 'pumps@example.org',
  topics: [],
  countries: [],
  projects: [],
  updatedAt: '2026-01-05T08:00:00.000Z',
}
const noReplaced = { previousDeadline: null, newDeadline: null, replacedDocuments: [] }
const extended: Tender = {
  ...published,
  deadline: '2026-03-01T12:00:00.000Z',
  addenda: [{ ...noReplaced, publishedAt: '2026-01-20T08:00:00.000Z', reason: inLanguage('A holiday.') }],
}
const replaced: Tender = {
  ...extended,
  location: null,
  mobileNumber: null,
  documents: [document('new-terms.pdf', 'Terms')],
  addenda: [{ ...noReplaced, publishedAt: '2026-02-02T08:00:00.000Z', reason: null }, ...extended.addenda],
}
const awarded: Tender = {
  ...replaced,
  documents: [...replaced.documents, document('plan.pdf', 'Plan')],
  outcome: { outcome: 'contract-awarded', on: '2026-04-01', note: inLanguage('To a company.') },
}
const awardedWithoutDate: Tender = {
  ...awarded,
  outcome: { outcome: 'contract-awarded', on: null, note: null },
}
const cancelled: Tender = { ...awarded, outcome: { outcome: 'cancelled', on: '2026-05-01', note: null } }

const opened = { proposals: 3, at: '2026-03-02T09:00:00.000Z' }

const same = <Value>(value: Value) => ({ en: value, ar: value, fr: value, fa: value })

function stateOf(tender: Tender, isOpened = false) {
  const organization = {
    abbreviation: 'TEWN',
    name: inLanguage('Test network'),
    procurementEmail: 'buy@example.org',
    telephone: '+962 6 1',
  }
  const given: PublicTender = {
    tenders: { ...same(tender), ar: { ...tender, title: inLanguage('مضخات', 'ar') } },
    organizations: same(organization),
    opened: isOpened ? opened : undefined,
    siteUrl: 'https://network.example.org',
  }
  return describeTender(given)
}

const stages = [
  stateOf(published),
  stateOf(extended),
  stateOf(replaced),
  stateOf(replaced, true),
  stateOf(awarded, true),
  stateOf(awardedWithoutDate, true),
  stateOf(cancelled, true),
  undefined,
  stateOf(replaced, true),
]

function releasesOf(states: typeof stages): Release[] {
  return states.reduce<Release[]>((former, state, place) => {
    const date = new Date(Date.UTC(2026, 0, 5 + place)).toISOString()
    return [...former, makeNextRelease({ ocid: 'ocds-tewn-t-7', former, state, date })]
  }, [])
}
const releases = releasesOf(stages)

test('each change has the tag that the standard has for it', () => {
  expect(releases.map(({ tag }) => tag)).toEqual([
    ['tender'],
    ['tenderAmendment'],
    ['tenderAmendment'],
    ['tenderUpdate'],
    ['award'],
    ['awardUpdate'],
    ['tenderCancellation', 'awardCancellation'],
    ['tenderUpdate'],
    ['tenderUpdate'],
  ])
})

test('after each release the compiled state is the present one, and what was replaced or cancelled says so', () => {
  stages.forEach((state, place) => {
    const { id: _id, date, tag, ocid: _ocid, ...compiled } = compileReleases(releases.slice(0, place + 1))
    expect({ date, tag }).toEqual({ date: releases[place]?.date, tag: ['compiled'] })
    if (!state) return
    const { awards = [], tender, ...rest } = asTender.parse(compiled)
    const { awards: presentAwards, tender: present, ...presentRest } = asTender.parse(state)
    const isReplaced = ({ dateModified }: Record<string, unknown>) => dateModified !== undefined
    const { documents: list, ...facts } = tender
    const { documents: presentList, ...presentFacts } = present
    expect(rest).toEqual(presentRest)
    expect(facts).toEqual(presentFacts)
    const current = list.filter((one) => !isReplaced(one)).map(({ datePublished: _date, ...one }) => one)
    expect(current.toSorted(byId)).toEqual(presentList.toSorted(byId))
    for (const one of list.filter(isReplaced)) expect(one.description).toMatch(/No longer part of the tender/)
    expect(awards.filter(({ status }) => status !== 'cancelled')).toEqual(presentAwards ?? [])
  })
})

const objects = z.array(z.record(z.string(), z.unknown()))
const asTender = z.looseObject({
  tender: z.looseObject({ documents: objects }),
  awards: objects.optional(),
})
const byId = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one.id) < String(other.id) ? -1 : 1

test('what was taken from the site is withdrawn, and the rest of it stays', () => {
  const upToThere = releases.slice(0, stages.indexOf(undefined) + 1)
  expect(compileReleases(upToThere)).toMatchObject({ tender: { status: 'withdrawn', title: 'Pumps' } })
})

test('the reference implementation of the standard makes the same of these releases', () => {
  const elsewhere = z
    .object({ releases: z.unknown(), compiled: z.unknown(), versioned: z.unknown() })
    .parse(JSON.parse(readFileSync(inRepository('tests/fixtures/ocds/merged-elsewhere.json'), 'utf8')))
  // Other releases than those that were merged elsewhere would prove nothing: tests/fixtures/ocds/README.md.
  expect(releases).toEqual(elsewhere.releases)
  expect(compileReleases(releases)).toEqual(elsewhere.compiled)
  expect(versionReleases(releases)).toEqual(elsewhere.versioned)
})
