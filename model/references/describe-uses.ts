import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { languages, type Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'
import type { Use } from './where-used.ts'
import { ofTransaction } from '../../store/database/in-transaction.ts'

/** What the back office says of a use. */
export interface DescribedUse {
  /** Nothing where the person may not read the record. */
  title: string | null
  kind: string
  /** In the back office. */
  address: string
  isPublished: boolean
}

/** Uses as a person of the staff may know them, in the language in which that person uses the back office, or another. */
export async function describeUses(
  req: PayloadRequest,
  uses: readonly Use[],
  language: Language = languageOf(req),
): Promise<DescribedUse[]> {
  const titles = new Map<string, string>()
  for (const { config } of Object.values(req.payload.collections)) {
    const ids = uses.flatMap((use) => ('collection' in use && use.collection === config.slug ? [use.id] : []))
    if (ids.length === 0 || !(await mayRead(req, config))) continue
    for (const [id, title] of await titlesOf(req, config, ids, language))
      titles.set(`${config.slug} ${id}`, title)
  }
  return uses.map((use) => {
    const { isPublished } = use
    if ('global' in use) {
      const name = labelIn(globalLabels, use.global, language)
      return { title: null, kind: name, address: `/admin/globals/${use.global}`, isPublished }
    }
    return {
      title: titles.get(`${use.collection} ${use.id}`) ?? null,
      kind: singularIn(req.payload, use.collection, language),
      address: `/admin/collections/${use.collection}/${use.id}`,
      isPublished,
    }
  })
}

/** Only who may read all of a kind sees titles; the product's own runs are nobody's. */
async function mayRead(req: PayloadRequest, { access }: SanitizedCollectionConfig): Promise<boolean> {
  return req.user !== null && (await access.read({ req })) === true
}

const stored = z.array(z.looseObject({ id: z.number() }))

async function titlesOf(
  { payload, transactionID }: PayloadRequest,
  { slug, admin }: SanitizedCollectionConfig,
  ids: readonly number[],
  language: Language,
): Promise<(readonly [number, string])[]> {
  const { docs } = await payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    locale: 'all',
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...ofTransaction({ transactionID }),
  })
  return stored
    .parse(docs)
    .map((record) => [record.id, titleIn(record[admin.useAsTitle ?? 'id'], language) ?? String(record.id)])
}

const titleOfLanguages = z.record(z.string(), z.string().nullish())

function titleIn(value: unknown, language: Language): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  const titles = titleOfLanguages.safeParse(value).data ?? {}
  return [language, ...languages[language].fallbacks].map((code) => titles[code]).find(Boolean) ?? undefined
}

function singularIn({ config }: Payload, collection: string, language: Language): string {
  const label = config.collections.find(({ slug }) => slug === collection)?.labels.singular
  return typeof label === 'object' ? (label[language] ?? collection) : collection
}

function labelIn(labels: typeof globalLabels, global: string, language: Language): string {
  return Object.entries(labels).find(([slug]) => slug === global)?.[1][language] ?? global
}
