import type { Payload } from 'payload'
import type { LinkFinding } from '../../content/link-check/check-links.ts'
import { isBroken } from '../../content/link-check/check-links.ts'
import { isHiddenFrom } from '../hidden-from.ts'

/** Findings as they are shown together. */
export const findingGroups = ['broken', 'withoutAlternative', 'notReviewed'] as const

export type FindingGroup = (typeof findingGroups)[number]

/** Findings in what a person manages, by how they are mended. */
export function findingsOf(
  { config }: Payload,
  user: object,
  findings: readonly LinkFinding[],
): Readonly<Record<FindingGroup, LinkFinding[]>> {
  const managed = new Set<string>(
    [...config.collections, ...config.globals]
      .filter(({ admin }) => !isHiddenFrom(user, admin.hidden))
      .map(({ slug }) => slug),
  )
  const own = findings.filter(({ kind }) => managed.has(kind))
  return {
    broken: own.filter(isBroken),
    withoutAlternative: own.filter(({ fault }) => fault === 'withoutAlternative'),
    notReviewed: own.filter(({ fault }) => fault === 'notReviewed'),
  }
}
