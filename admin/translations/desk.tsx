import type { PayloadRequest } from 'payload'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '../../languages/languages.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { descriptionLength, excerptLength } from '../../languages/text-cuts.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { nameOfKind, nameOfUnit } from '../../model/translations/describe-unit.ts'
import { readMatrix, readRows } from '../../model/translations/matrix.ts'
import type { Place } from '../../model/translations/translated-entities.ts'
import type { TranslationRight } from '../../model/translations/translation-access.ts'
import { readTranslation, type DeskUnit } from '../../model/translations/translation-desk.ts'
import { DeskForm, type FormUnit } from './desk-form.tsx'

interface DeskProps {
  req: PayloadRequest
  rights: ReadonlyMap<string, TranslationRight>
  /** In which the person uses the back office. */
  language: Language
  kind: string
  id: string
  into: string
}

/** One record in one language: each of its texts beside its translation. */
export async function Desk({ req, rights, language, kind, id, into }: DeskProps) {
  const words = translationWords[language]
  const right = rights.get(kind)
  const place: Place = { kind, id: Number(id) }
  const found =
    right && isLanguage(into) && right.languages.includes(into) && Number.isSafeInteger(place.id)
      ? await readTranslation(req.payload, right.entity, place, into)
      : undefined
  if (!right || !isLanguage(into) || !found) {
    return (
      <div className="translations">
        <h1>{words.title}</h1>
        <p>{words.notFound}</p>
        <p>
          <a href="/admin/translations">{words.back}</a>
        </p>
      </div>
    )
  }
  const [row] = await readRows(req.payload, [place])
  const kindName = nameOfKind(right.entity, language, 'singular')
  const title = row?.languages[language]?.title || row?.languages[defaultLanguage]?.title || kindName
  const units = found.units.map(({ shown }) => shown).filter(({ state }) => state !== 'source')
  const next = await nextPlace(req, rights, place, into)
  const form =
    right.entity.type === 'global' ? `/admin/globals/${kind}` : `/admin/collections/${kind}/${place.id}`
  return (
    <div className="translations">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p>
        {words.into(languages[into].ownName)} · {kindName}
      </p>
      <p className="translations-files">
        <a href={`/admin/translations?language=${into}`}>{words.back}</a>
        {next && <a href={`/admin/translations/${next.kind}/${next.id}/${into}`}>{words.nextRecord}</a>}
        {right.isOwner && <a href={`${form}?locale=${into}`}>{words.openForm}</a>}
        <a href={`/cms-api/translations/file?language=${into}&kind=${kind}&id=${place.id}`}>
          {words.exportRecord}
        </a>
      </p>
      <p>{right.entity.hasDrafts ? words.savesDraft : words.savesAtOnce}</p>
      <DeskForm
        address={`/cms-api/translations/${kind}/${place.id}/${into}`}
        into={into}
        direction={languages[into].direction}
        units={units.map((unit) => formUnit(unit, right, language))}
      />
    </div>
  )
}

function formUnit(
  { labels, translatedAt, translatedBy, ...unit }: DeskUnit,
  right: TranslationRight,
  language: Language,
): FormUnit {
  return {
    ...unit,
    label: nameOfUnit(labels, language),
    sourceName: languages[unit.sourceLanguage].ownName,
    cuts: cutsOf(unit, right),
    lastBy:
      translatedBy && translatedAt
        ? translationWords[language].lastBy(
            translatedBy,
            formatGregorianMoment(translatedAt, language, defaultTimeZone),
          )
        : null,
  }
}

/** Fields that visitors read as the description of a page, and those that only the site's own search shows. */
const descriptions: ReadonlySet<string> = new Set(['metaDescription', 'summary', 'description'])

function cutsOf(
  { path, type }: Pick<DeskUnit, 'path' | 'type'>,
  { entity }: TranslationRight,
): FormUnit['cuts'] {
  if (type !== 'textarea') return []
  const isDescription =
    entity.type === 'global' ? path === 'metaDescription' : entity.hasDrafts && descriptions.has(path)
  return [
    ...(isDescription ? [{ where: 'cutDescription' as const, length: descriptionLength }] : []),
    ...(entity.type === 'collection' && entity.hasDrafts && (isDescription || path === 'lead')
      ? [{ where: 'cutSearch' as const, length: excerptLength }]
      : []),
  ]
}

/** Another record that waits in a language: what is missing first, then what is outdated. */
async function nextPlace(
  { payload }: PayloadRequest,
  rights: ReadonlyMap<string, TranslationRight>,
  { kind, id }: Place,
  into: Language,
): Promise<Place | undefined> {
  const kinds = [...rights.values()].flatMap(({ entity, languages: own }) =>
    own.includes(into) ? [entity.slug] : [],
  )
  for (const state of ['outdated', 'missing'] as const) {
    const { rows } = await readMatrix(
      payload,
      { kinds, languages: [into], language: into, state, page: 1 },
      2,
    )
    const other = rows.find((row) => row.kind !== kind || row.id !== id)
    if (other) return other
  }
  return undefined
}
