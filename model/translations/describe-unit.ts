import { formatNumber } from '../../languages/format.ts'
import { defaultLanguage, type Language } from '../../languages/languages.ts'
import { globalLabels } from '../../languages/back-office/collection-labels.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import type { TranslationRefusal } from './save-translation.ts'
import type { TranslatedEntity } from './translated-entities.ts'
import type { LabelStep } from './units-of-record.ts'

/** Words that are a text, or a text in each language. */
export function wordsIn(label: unknown, language: Language): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  const words = new Map(Object.entries(label))
  const found: unknown = words.get(language) ?? words.get(defaultLanguage)
  return typeof found === 'string' ? found : ''
}

/** What a field is called, with its groups and rows: `Speaker 2 › Role`. */
export function nameOfUnit(labels: readonly LabelStep[], language: Language): string {
  return labels
    .map(({ label, row }) =>
      row === undefined
        ? wordsIn(label, language)
        : `${wordsIn(label, language)} ${formatNumber(row, language)}`,
    )
    .filter((words) => words !== '')
    .join(' › ')
}

/** What a kind is called: one record of it, or all. */
export function nameOfKind(
  entity: TranslatedEntity,
  language: Language,
  number: 'singular' | 'plural',
): string {
  if (entity.type === 'collection') return wordsIn(entity.config.labels[number], language)
  const labels = Object.entries(globalLabels).find(([slug]) => slug === entity.slug)?.[1]
  return wordsIn(labels, language)
}

interface Refusal {
  reason: TranslationRefusal['reason'] | 'noSuchRecord' | 'notAllowed' | 'movedSinceExport'
  fault?: TranslationRefusal['fault']
}

/** Why a field, or a whole record, was refused, in words. */
export function describeRefusal({ reason, fault }: Refusal, language: Language): string {
  const words = translationWords[language]
  if (reason !== 'wrongCodes') return words.refusals[reason]
  if (!fault) return words.refusals.wrongSegments
  return words.codeFaults[fault.fault](fault.code, formatNumber(fault.segment, language))
}
