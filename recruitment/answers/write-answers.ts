import type { PayloadRequest } from 'payload'
import { answerNames, answerWords, type AnswerName } from '../../languages/application-answers.ts'
import { isolated } from '../../languages/isolated.ts'
import { languages, type Language } from '../../languages/languages.ts'
import type { InternshipApplication, JobApplication } from '../../store/payload-types.ts'

/** An application, with its kind. */
export type Application =
  | { kind: 'job-applications'; record: JobApplication }
  | { kind: 'internship-applications'; record: InternshipApplication }

/** An answer as a template proposes it. */
export interface ProposedAnswer {
  name: AnswerName
  subject: string
  text: string
}

/** The answers that can be sent to an applicant, in the language in which they applied. */
export async function writeAnswers(
  { payload }: PayloadRequest,
  application: Application,
): Promise<{ language: Language; answers: ProposedAnswer[] }> {
  const { record } = application
  const language = record.sentIn ?? 'en'
  const words = answerWords[language]
  const { name: network } = await payload.findGlobal({
    ...{ slug: 'organization', locale: language, depth: 0, overrideAccess: true },
    fallbackLocale: [...languages[language].fallbacks],
  })
  const post = await appliedFor()
  const answers = answerNames.map((name) => ({
    name,
    subject: `${words.subjects[name]} (${record.reference})`,
    text: [
      words.greeting(record.fullName),
      words.texts[name]({ name: record.fullName, post }),
      `${words.reference}: ${record.reference}`,
      words.closing(network),
    ].join('\n\n'),
  }))
  return { language, answers }

  async function appliedFor(): Promise<string> {
    if (application.kind === 'internship-applications') return words.internship
    const { vacancy } = application.record
    if (vacancy === null || vacancy === undefined) return words.general
    const found = await payload.findByID({
      ...{ collection: 'vacancies', id: typeof vacancy === 'number' ? vacancy : vacancy.id },
      ...{ locale: language, depth: 0, trash: true, disableErrors: true, overrideAccess: true },
      fallbackLocale: [...languages[language].fallbacks],
    })
    return found ? words.vacancy(isolated(found.title)) : words.general
  }
}
