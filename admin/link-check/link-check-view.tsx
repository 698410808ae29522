import type { AdminViewServerProps, FlattenedField, PayloadRequest } from 'payload'
import type { LinkFinding } from '../../content/link-check/check-links.ts'
import { readLinkCheck, type StoredLinkCheck } from '../../content/link-check/stored-check.ts'
import { environment } from '../../environment.ts'
import { linkCheckWords } from '../../languages/back-office/link-check-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { languages, type Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { describeUses } from '../../model/references/describe-uses.ts'
import type { Use } from '../../model/references/where-used.ts'
import { nameOfUnit } from '../../model/translations/describe-unit.ts'
import type { LabelStep } from '../../model/translations/units-of-record.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import './link-check.css'
import { findingGroups, findingsOf, type FindingGroup } from './own-findings.ts'
import { StateOfCheck } from './state-of-check.tsx'

/** Findings that are shown of each group. */
const shown = 200

/** What the nightly check of links found in what the person manages, each with the way to its form. */
export async function LinkCheckView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const user = personAt(view)
  const language = languageOf(req)
  const words = linkCheckWords[language]
  const isAllowed = hasRole(user, 'editor', 'procurement', 'human-resources')
  return (
    <OwnPage view={view} steps={[{ label: words.title }]} className="link-check">
      <h1>{words.title}</h1>
      {isAllowed ? (
        <Findings
          req={req}
          user={user}
          language={language}
          check={await readLinkCheck(req.payload)}
          hasDraft={view.searchParams?.note === 'hasDraft'}
        />
      ) : (
        <p role="alert">{words.notAllowed}</p>
      )}
    </OwnPage>
  )
}

interface FindingsProps {
  req: PayloadRequest
  user: object
  language: Language
  check: StoredLinkCheck
  /** Whether the record that was just said to hold has a draft. */
  hasDraft: boolean
}

function Findings({ req, user, language, check, hasDraft }: FindingsProps) {
  const words = linkCheckWords[language]
  const found = findingsOf(req.payload, user, check.findings)
  const isEmpty = findingGroups.every((group) => found[group].length === 0)
  return (
    <>
      <p>{words.lead}</p>
      {hasDraft && <p role="alert">{words.hasDraft}</p>}
      <StateOfCheck
        check={check}
        language={language}
        checksOutside={environment().CHECK_OUTSIDE_LINKS === 'on'}
        isEmpty={isEmpty}
      />
      <form method="post" action="/cms-api/link-check">
        <button className="btn btn--style-primary btn--size-medium" type="submit">
          {words.checkNow}
        </button>
      </form>
      {findingGroups
        .filter((group) => found[group].length > 0)
        .map((group) => (
          <Group key={group} group={group} findings={found[group]} req={req} language={language} />
        ))}
    </>
  )
}

interface GroupProps {
  group: FindingGroup
  findings: readonly LinkFinding[]
  req: PayloadRequest
  language: Language
}

async function Group({ group, findings, req, language }: GroupProps) {
  const words = linkCheckWords[language]
  const first = findings.slice(0, shown)
  const records = await describeUses(
    req,
    first.map((finding) => placeOf(req, finding)),
  )
  const columns =
    group === 'notReviewed' ? [words.record, words.stillHolds] : [words.record, words.field, words.language]
  return (
    <section id={group} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>
        {words.groups[group]} <strong>{formatNumber(findings.length, language)}</strong>
      </h2>
      <p>{words.help[group]}</p>
      <div className="link-check-table">
        <table>
          <thead>
            <tr>
              {[...columns, ...(group === 'broken' ? [words.fault, words.address] : [])].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((finding, index) => {
              const { kind = finding.kind, title = null, address = '' } = records[index] ?? {}
              const { field, language: written, fault, address: broken } = finding
              return (
                <tr key={`${finding.kind} ${finding.record} ${field} ${written} ${broken}`}>
                  <td>
                    <a href={written ? `${address}?locale=${written}` : address}>
                      <bdi>{title ?? kind}</bdi>
                    </a>
                    {title !== null && <small>{kind}</small>}
                  </td>
                  {group !== 'notReviewed' && (
                    <>
                      <td>{field === null ? '' : nameOfField(req, finding, field, language)}</td>
                      <td>{written ? languages[written].ownName : words.everyLanguage}</td>
                    </>
                  )}
                  {group === 'notReviewed' && (
                    <td>
                      <StillHolds finding={finding} title={title ?? kind} label={words.stillHolds} />
                    </td>
                  )}
                  {group === 'broken' && (
                    <>
                      <td>{words.faults[fault]}</td>
                      <td>{broken === null ? words.toRecord : <bdi dir="ltr">{broken}</bdi>}</td>
                    </>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {findings.length > shown && <p>{words.more}</p>}
    </section>
  )
}

interface StillHoldsProps {
  finding: LinkFinding
  title: string
  label: string
}

/** Says that a record was looked through and is right as it is. */
function StillHolds({ finding: { kind, record }, title, label }: StillHoldsProps) {
  return (
    <form method="post" action="/cms-api/link-check/still-holds">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="record" value={record} />
      <button className="btn btn--style-secondary btn--size-small" type="submit">
        {label}
        <span className="visually-hidden">{` (${title})`}</span>
      </button>
    </form>
  )
}

function placeOf({ payload: { config } }: PayloadRequest, { kind, record }: LinkFinding): Use {
  const global = config.globals.find(({ slug }) => slug === kind)
  if (global) return { global: global.slug, isPublished: true }
  const collection = config.collections.find(({ slug }) => slug === kind)
  if (!collection) throw new Error(`There is no kind ${kind}`)
  return { collection: collection.slug, id: record, isPublished: true }
}

/** A field by its labels, with its groups and rows. */
function nameOfField(
  { payload: { config } }: PayloadRequest,
  { kind }: LinkFinding,
  path: string,
  language: Language,
): string {
  const model = [...config.collections, ...config.globals].find(({ slug }) => slug === kind)
  let fields: readonly FlattenedField[] = model?.flattenedFields ?? []
  const labels: LabelStep[] = []
  const steps = path.split('.')
  for (const [index, name] of steps.entries()) {
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) continue
    const row = Number(steps[index + 1])
    if (field.type === 'array') labels.push({ label: field.labels?.singular ?? field.label, row })
    else labels.push({ label: 'label' in field ? field.label : name })
    fields = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return nameOfUnit(labels, language)
}
