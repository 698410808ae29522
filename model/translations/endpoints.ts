import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { defaultLanguage, isLanguage, languageCodes, type Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { jsonAnswer, noStore, notFound, refusalAnswer } from '../endpoint-answers.ts'
import { describeRefusal, nameOfKind, nameOfUnit, wordsIn } from './describe-unit.ts'
import { translationStates, type TranslationState } from './judge-units.ts'
import { readPlaces, readRows, readUnfinished } from './matrix.ts'
import { languagesPicturesLack } from './pictures-of-record.ts'
import { saveTranslation, translatedUnitSchema } from './save-translation.ts'
import type { Place } from './translated-entities.ts'
import { rightTo, translationRights, type TranslationRight } from './translation-access.ts'
import { readTranslation } from './translation-desk.ts'
import { importFile, type ImportedRecord } from './xliff/import-xliff.ts'
import { readXliff, XliffUnreadableError } from './xliff/read-xliff.ts'
import { xliffEnd, xliffFile, xliffHeader } from './xliff/write-xliff.ts'

/** Bytes of a file of translations, as the guard of all calls allows them. */
const largestFile = 10 * 1024 * 1024

/** Refusals of one save, field by field, as the desk reads them. */
export interface DeskRefusal {
  path: string
  message: string
}

/** What a file has brought, as the desk reads it. */
export interface ImportReport {
  saved: number
  unchanged: number
  refused: { title: string; address: string | null; faults: { field: string; message: string }[] }[]
}

/** How a record stands in the languages in which something is not as it should be. */
export interface PublishQuestion {
  missing: Language[]
  outdated: Language[]
  /** Of one record: in which a picture that it shows has no texts of its own. */
  pictures?: Language[]
  /** Of several records: how many are concerned. */
  records?: number
}

const unitsSchema = z.object({ units: z.array(translatedUnitSchema).min(1).max(1000) })

const exportSchema = z.object({
  language: z.enum(languageCodes),
  kind: z.string().optional(),
  id: z.coerce.number().int().nonnegative().optional(),
  states: z
    .string()
    .optional()
    .transform((given) =>
      (given ?? '').split(',').filter((state): state is TranslationState => isTranslationState(state)),
    ),
  title: z.string().max(200).optional(),
})

const whereSchema = z.custom<Where>((given) => typeof given === 'object' && given !== null)

function isTranslationState(state: string): state is TranslationState {
  return translationStates.some((known) => known === state)
}

/** Calls of the translation desk, below `/cms-api/translations`. Each asks by itself what the person may translate. */
export const translationEndpoints: Endpoint[] = [
  { path: '/translations/file', method: 'get', handler: exportXliff },
  { path: '/translations/file', method: 'post', handler: importXliff },
  { path: '/translations/:kind', method: 'get', handler: askBeforePublishingMany },
  { path: '/translations/:kind/:id', method: 'get', handler: askBeforePublishing },
  { path: '/translations/:kind/:id/:language', method: 'post', handler: save },
]

async function save(req: PayloadRequest): Promise<Response> {
  const { place, language } = whatIsMeant(req)
  const right = await rightTo(req, place.kind, language)
  const given = unitsSchema.safeParse(await bodyOf(req)).data
  const own = languageOf(req)
  if (!given) return refusalAnswer(400, translationWords[own].refusals.wrongSegments)
  const outcome = await saveTranslation(req, right, place, language, given.units)
  if (!outcome) return notFound(req)
  if (outcome.refusals.length === 0) return jsonAnswer({ saved: outcome.saved })
  const refusals = outcome.refusals.map((refusal): DeskRefusal => ({
    path: refusal.path,
    message: describeRefusal(refusal, own),
  }))
  return jsonAnswer({ errors: [{ message: translationWords[own].stays }], refusals }, 409)
}

async function askBeforePublishing(req: PayloadRequest): Promise<Response> {
  const { kind, id } = whatIsMeant(req, false).place
  const right = (await translationRights(req)).get(kind)
  if (!right?.isOwner) return notFound(req)
  const [row] = await readRows(req.payload, [{ kind, id }])
  const pictures =
    right.entity.type === 'global' ? [] : await languagesPicturesLack(req.payload, right.entity.slug, id)
  const inState = (state: TranslationState) =>
    languageCodes.filter((language) => row?.languages[language]?.state === state)
  return jsonAnswer({
    missing: row ? inState('missing') : languageCodes.filter((language) => language !== defaultLanguage),
    outdated: inState('outdated'),
    ...(pictures.length > 0 && { pictures }),
  } satisfies PublishQuestion)
}

/** The same of the records that a list's own call would publish: those that its `where` finds for the person. */
async function askBeforePublishingMany(req: PayloadRequest): Promise<Response> {
  const right = (await translationRights(req)).get(String(req.routeParams?.kind))
  if (!right?.isOwner || right.entity.type === 'global') return notFound(req)
  const where = whereSchema.safeParse(req.query?.where).data
  if (!where) return notFound(req)
  const { docs } = await req.payload.find({
    collection: right.entity.slug,
    where,
    draft: true,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const ids = docs.map(({ id }) => id)
  const unfinished = await readUnfinished(req.payload, right.entity.slug, ids)
  const inState = (state: TranslationState) =>
    languageCodes.filter((code) =>
      unfinished.some((found) => found.language === code && found.state === state),
    )
  return jsonAnswer({
    missing: inState('missing'),
    outdated: inState('outdated'),
    records: new Set(unfinished.map(({ id }) => id)).size,
  } satisfies PublishQuestion)
}

/** Sends a file while it is written, so that a kind of thousands of records needs no more memory than one of ten. */
async function exportXliff(req: PayloadRequest): Promise<Response> {
  const wanted = exportSchema.safeParse(Object.fromEntries(req.searchParams)).data
  if (!wanted) return notFound(req)
  const { language, kind, id, states, title } = wanted
  const rights = await translationRights(req)
  const own = [...rights.values()].filter(
    (right) => right.languages.includes(language) && (kind === undefined || right.entity.slug === kind),
  )
  const kinds = own.map(({ entity }) => entity.slug)
  const places =
    kind !== undefined && id !== undefined
      ? kinds.map((slug) => ({ kind: slug, id }))
      : await placesIn(req, kinds, language, states, title)
  const name = [kind ?? 'translations', ...(id === undefined ? [] : [id]), language].join('-')
  return new Response(streamOf(written(req, rights, places, language)), {
    headers: {
      ...noStore,
      'Content-Type': 'application/xliff+xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.xlf"`,
    },
  })
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function placesIn(
  { payload }: PayloadRequest,
  kinds: readonly string[],
  language: Language,
  states: readonly TranslationState[],
  title: string | undefined,
): Promise<Place[]> {
  const found: Place[] = []
  for (const state of states.length > 0 ? states : [undefined])
    found.push(...(await readPlaces(payload, { kinds, languages: [language], language, state, title })))
  return found
}

async function* written(
  { payload }: PayloadRequest,
  rights: ReadonlyMap<string, TranslationRight>,
  places: readonly Place[],
  language: Language,
): AsyncGenerator<string> {
  // A tool takes one source language for the whole file; where another stands in for English, its text is in the source.
  yield xliffHeader(defaultLanguage === language ? 'ar' : defaultLanguage, language)
  for (const place of places) {
    const entity = rights.get(place.kind)?.entity
    const found = entity && (await readTranslation(payload, entity, place, language))
    const units = (found?.units ?? []).filter(({ shown }) => shown.state !== 'source')
    if (!entity || units.length === 0) continue
    const [row] = await readRows(payload, [place])
    const title = row?.languages[defaultLanguage]?.title || nameOfKind(entity, defaultLanguage, 'singular')
    yield xliffFile({
      place,
      title,
      units,
      nameOf: ({ shown }) => nameOfUnit(shown.labels, defaultLanguage),
    })
  }
  yield xliffEnd
}

async function importXliff(req: PayloadRequest): Promise<Response> {
  const own = languageOf(req)
  const refuse = (reason: 'notXml' | 'notXliff' | 'wrongLanguages' | 'tooLarge') =>
    refusalAnswer(reason === 'tooLarge' ? 413 : 400, translationWords[own].refusals[reason])
  const xml = (await req.text?.()) ?? ''
  if (Buffer.byteLength(xml) > largestFile) return refuse('tooLarge')
  const rights = await translationRights(req)
  const imported: ImportedRecord[] = []
  let language: Language
  try {
    const { target, files } = readXliff(xml)
    language = target
    for (const file of files) imported.push(await importFile(req, rights, target, file))
  } catch (error) {
    if (error instanceof XliffUnreadableError) return refuse(error.reason)
    throw error
  }
  return jsonAnswer(await reportOf(req, rights, imported, language))
}

async function reportOf(
  req: PayloadRequest,
  rights: ReadonlyMap<string, TranslationRight>,
  imported: readonly ImportedRecord[],
  language: Language,
): Promise<ImportReport> {
  const own = languageOf(req)
  const refused: ImportReport['refused'] = []
  for (const { place, fileId, refusals } of imported) {
    if (refusals.length === 0) continue
    const right = place && rights.get(place.kind)
    const [row] = right ? await readRows(req.payload, [place]) : []
    const shown = row?.languages[own]?.title
    const labels = right && (await labelsOf(req, right, place))
    refused.push({
      title: shown || (right ? nameOfKind(right.entity, own, 'singular') : fileId),
      address: row && place ? `/admin/translations/${place.kind}/${place.id}/${language}` : null,
      faults: refusals.map((refusal) => ({
        field:
          ('label' in refusal && wordsIn(refusal.label, own)) || (labels?.get(refusal.path) ?? refusal.path),
        message: 'message' in refusal ? refusal.message : describeRefusal(refusal, own),
      })),
    })
  }
  const accepted = imported.filter(({ refusals }) => refusals.length === 0)
  return {
    saved: accepted.filter(({ saved }) => saved > 0).length,
    unchanged: accepted.filter(({ saved }) => saved === 0).length,
    refused,
  }
}

async function labelsOf(
  req: PayloadRequest,
  right: TranslationRight,
  place: Place,
): Promise<ReadonlyMap<string, string>> {
  const own = languageOf(req)
  const [language = defaultLanguage] = right.languages
  const found = await readTranslation(req.payload, right.entity, place, language)
  return new Map((found?.units ?? []).map(({ shown }) => [shown.path, nameOfUnit(shown.labels, own)]))
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}

function whatIsMeant(req: PayloadRequest, namesLanguage = true): { place: Place; language: Language } {
  const { kind, id, language } = req.routeParams ?? {}
  const number = Number(id)
  if (typeof kind !== 'string' || !Number.isSafeInteger(number) || number < 0) return notFound(req)
  if (!namesLanguage) return { place: { kind, id: number }, language: defaultLanguage }
  return isLanguage(language) ? { place: { kind, id: number }, language } : notFound(req)
}
