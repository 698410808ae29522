import type { Messages } from '../../languages/messages/en.ts'
import { languageList } from '../../languages/languages.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Language } from '../../languages/languages.ts'

type Labels = Readonly<Record<string, string>>

/** The words of filters whose values are few and fixed, by collection and filter, in the order they are offered in. */
function labelsOf(collection: string, name: string, messages: Messages): Labels | undefined {
  const { project, event, publication, vacancy, tender } = messages
  const { label: _label, ...status } = project.status
  const choices: Readonly<Record<string, Labels>> = {
    'projects.status': { ongoing: status.ongoing, planned: status.planned, completed: status.completed },
    'events.time': { upcoming: event.upcoming, past: event.past },
    'events.kind': event.kind,
    'events.mode': event.mode,
    'publications.kind': publication.kind,
    'vacancies.status': { open: vacancy.open, closed: vacancy.closed },
    'vacancies.kind': vacancy.kind,
    'tenders.status': { open: tender.active, closed: tender.expired },
    'tenders.category': tender.category,
  }
  return choices[`${collection}.${name}`]
}

/** The fixed values of a filter with their words; nothing where the values come from the content. */
export function choiceLabels(
  collection: string,
  name: string,
  language: Language,
  messages: Messages,
): ReadonlyMap<string, LocalizedText> | undefined {
  if (name === 'language')
    return new Map(languageList.map(({ code, ownName }) => [code, { text: ownName, language: code }]))
  const labels = labelsOf(collection, name, messages)
  return labels && new Map(Object.entries(labels).map(([value, text]) => [value, { text, language }]))
}
