import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { languageCodes } from '../languages.ts'
import { collections } from '../../payload/collections.ts'
import { headerMenu } from '../../content/header-menu/global.ts'
import { homePage } from '../../content/home-page/global.ts'
import { organization } from '../../content/organization/global.ts'
import { globalLabels } from './collection-labels.ts'
import { downloadWords } from './download-words.ts'
import { fieldHelp } from './field-help.ts'
import { fieldLabels } from './field-labels.ts'
import { optionLabels } from './option-labels.ts'

type Words = Partial<Record<string, string>>

interface Labelled {
  label: unknown
  help: unknown
}

/** Fields that Payload adds by itself, once a test of the same process has made its configuration ready. */
const addedByPayload = new Set(['id', 'createdAt', 'updatedAt'])

/** Every field of the content model by its path, with its label and help. */
function fieldsOf(fields: readonly Field[], path: string): [string, Labelled][] {
  return fields.flatMap((field) => {
    if (!('name' in field) || field.type === 'ui' || addedByPayload.has(field.name)) return []
    const at = `${path}.${field.name}`
    const below = 'fields' in field ? fieldsOf(field.fields, at) : []
    const help = field.admin && 'description' in field.admin ? field.admin.description : undefined
    return [[at, { label: field.label, help }], ...below]
  })
}

const all = new Map(
  [...collections, organization, headerMenu, homePage].flatMap(({ slug, fields }) => fieldsOf(fields, slug)),
)

const wordsOf = (words: unknown): Words => (typeof words === 'object' && words !== null ? { ...words } : {})

test.each([
  ['documents.role', 'Managed by', /this role/],
  ['events.speakers.role', 'Role', /speaker/],
  ['procurement-record.action', 'Action', undefined],
  ['proposal-openings.positions', 'Proposals opened', undefined],
  ['tenders.outcome', 'Outcome of the tender', /procedure/],
  ['events.outcome', 'Outcome', /event/],
  ['tender-questions.details', 'Question as it was sent', undefined],
  ['team-members.title', 'Position', undefined],
  ['header-menu.whoWeAre.links.label', 'Text of the link', undefined],
  ['header-menu.whoWeAre.links.secondaryAction.label', 'Text of the link', undefined],
  ['home-page.hub.secondaryAction', 'Second button', undefined],
])('%s is called “%s”', (path, label, help) => {
  const field = all.get(path)
  expect(wordsOf(field?.label).en).toBe(label)
  expect(wordsOf(field?.help).en ?? '').toMatch(help ?? /^$/)
})

test('every field is named in every language', () => {
  const unnamed = [...all].filter(([, { label }]) => languageCodes.some((code) => !wordsOf(label)[code]))
  expect(unnamed.map(([path]) => path)).toEqual([])
})

/** What the term tables for the four languages don't call things. */
const formerTerms = {
  en: /e-mail/,
  ar: /ترسية|تدريب عملي|التدريب العملي|خانة|(?<!علامة )تبويب/,
  fr: /e-mail|bailleur|offres? d’emploi|partenaire du savoir|manifestation/i,
  fa: /پرونده|رایانامه|همکار(?!ی)|جستجو|برگزین|(?<!وب‌)سایت/,
} as const

test.each(languageCodes)('the back office uses the terms of the site (%s)', (language) => {
  const inLanguage = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const text = wordsOf(value)[language]
    return typeof text === 'string' ? [text] : Object.values(value).flatMap(inLanguage)
  }
  const words = [
    ...[collections.map(({ labels }) => labels), globalLabels, fieldLabels, fieldHelp, optionLabels].flatMap(
      inLanguage,
    ),
    ...Object.values(downloadWords({ i18n: { language } })),
  ]
  expect(words.length).toBeGreaterThan(300)
  expect(words.filter((text) => formerTerms[language].test(text))).toEqual([])
})
