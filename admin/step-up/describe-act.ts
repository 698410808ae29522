import * as z from 'zod/mini'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { optionLabels } from '../../languages/back-office/option-labels.ts'
import type { Language } from '../../languages/languages.ts'
import type { ApprovalRequest } from './approval-request.ts'
import { stepUpWords } from '../../languages/back-office/step-up-words.ts'

// By its own name, the linter takes it for a promise's.
const orElse = z.catch
const text = orElse(z.optional(z.string()), undefined)
const texts = orElse(z.array(z.string()), [])

const aboutSchema = z.object({
  reference: text,
  name: text,
  email: text,
  label: text,
  collection: text,
  format: text,
  filter: text,
  tender: text,
  roles: texts,
  given: texts,
  taken: texts,
  fingerprint: text,
  needed: orElse(z.optional(z.number()), undefined),
  custodians: orElse(z.array(z.object({ label: z.string(), fingerprint: z.string() })), []),
})

interface Described {
  sentence: string
  facts: { term: string; value: string }[]
}

/** What somebody is asked to approve, in words. */
export function describeAct({ name, about }: ApprovalRequest['act'], language: Language): Described {
  const words = stepUpWords[language]
  const said = aboutSchema.parse(about)
  const sentences: Readonly<Record<string, string>> = words.acts
  const roleNames = (roles: readonly string[]) => roles.map((role) => roleName(role, language)).join(', ')
  const facts = [
    { term: words.facts.tender, value: said.reference },
    { term: words.facts.person, value: said.name },
    { term: words.facts.email, value: said.email },
    { term: words.facts.roles, value: roleNames(said.roles) },
    { term: words.facts.given, value: roleNames(said.given) },
    { term: words.facts.taken, value: roleNames(said.taken) },
    { term: said.fingerprint ? words.facts.key : words.facts.passkey, value: said.label },
    { term: words.facts.key, value: said.fingerprint },
    { term: words.facts.needed, value: neededOf(said) },
    ...said.custodians.map(({ label, fingerprint }) => ({
      ...{ term: words.facts.custodians, value: `${label}: ${fingerprint}` },
    })),
    { term: words.facts.exported, value: exportedName(said, language) },
    { term: words.facts.filter, value: said.filter ? words.facts.asShown : undefined },
  ]
  return {
    sentence: sentences[name] ?? name,
    facts: facts.flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
  }
}

function neededOf({
  needed,
  custodians,
}: Pick<z.output<typeof aboutSchema>, 'needed' | 'custodians'>): string | undefined {
  return needed === undefined ? undefined : `${needed} / ${custodians.length}`
}

function roleName(role: string, language: Language): string {
  const labels: Readonly<Record<string, Readonly<Record<Language, string>>>> = optionLabels
  return labels[role]?.[language] ?? role
}

function exportedName(
  { collection, format }: Pick<z.output<typeof aboutSchema>, 'collection' | 'format'>,
  language: Language,
): string | undefined {
  if (collection === undefined) return undefined
  const labels: Readonly<Record<string, { plural: Readonly<Record<Language, string>> }>> = collectionLabels
  return `${labels[collection]?.plural[language] ?? collection} (${(format ?? '').toUpperCase()})`
}
