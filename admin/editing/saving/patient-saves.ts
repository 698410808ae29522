import * as z from 'zod/mini'
import { editingWords } from '../../../languages/back-office/editing-words.ts'
import { publishWords } from '../../../languages/back-office/publish-words.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../languages/languages.ts'
import { isSameValue } from '../../../model/editing/same-value.ts'
import { questionBefore } from '../../translations/publish-question.ts'
import { removeCopy } from '../local-copies.ts'
import { formSavedAt, type OpenForm } from '../open-forms.ts'
import { pieceLength, sendFile } from './send-file.ts'
import { forgetRefusals, rememberRefusals } from './refusals.ts'
import { NoAnswerError, sendForm } from './send-form.ts'
import {
  askToPublish,
  choose,
  serverAnswered,
  serverMayBeBack,
  sessionEnded,
  uploaded,
} from './waiting-saves.ts'
import { whatPublishes } from './what-publishes.ts'

const formAddress = /^\/cms-api\/(?:globals\/[\w-]+|(?!globals\b)[\w-]+(?:\/\d+)?)$/
const valuesSchema = z.record(z.string(), z.unknown())

const conflictSchema = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({
        savedAt: z.string(),
        savedBy: z.nullable(z.string()),
        fields: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            stored: z.unknown(),
            storedText: z.string(),
            sentText: z.string(),
          }),
        ),
      }),
    }),
  ]),
})

interface Save {
  url: URL
  method: string
  headers: Headers
  values: z.infer<typeof valuesSchema>
  file: FormDataEntryValue | null
  form: OpenForm | undefined
}

let isInstalled = false

/**
 * Lets the saves of Payload's forms wait instead of failing: until somebody has signed in again, until the server
 * answers, until a person has chosen between two values; and what publishes in one language, or from a list, until the
 * person has said whether to do so although languages are missing. Payload has no place for that between its form and the network,
 * so that this stands in `fetch`; everything that is no save of a form goes on as it is.
 */
export function installPatientSaves(): void {
  if (isInstalled) return
  isInstalled = true
  const fetchAtOnce = window.fetch
  window.fetch = async (input, init) => {
    if (!(await mayPublish(input, init))) return stayed()
    const save = readSave(input, init)
    return save ? sendPatiently(save) : fetchAtOnce(input, init)
  }
}

function readSave(input: RequestInfo | URL, init: RequestInit | undefined): Save | undefined {
  const method = init?.method?.toUpperCase() ?? 'GET'
  if (!(init?.body instanceof FormData) || init.keepalive || input instanceof Request) return undefined
  const url = new URL(input, window.location.href)
  const sent = init.body.get('_payload')
  if (url.origin !== window.location.origin || !formAddress.test(url.pathname) || typeof sent !== 'string')
    return undefined
  return {
    url,
    method,
    headers: new Headers(init.headers),
    values: valuesSchema.parse(JSON.parse(sent)),
    file: init.body.get('file'),
    form: formSavedAt(url.pathname, url.searchParams.get('locale')),
  }
}

async function mayPublish(input: RequestInfo | URL, init: RequestInit | undefined): Promise<boolean> {
  const what = whatPublishes(input, init, window.location.href)
  const question = what === undefined ? undefined : await questionBefore(what)
  return !question || askToPublish(question)
}

/** As the server would refuse: Payload's forms and lists show its words, and stay as they are. */
function refusalOf(message: string, status: number): Response {
  return Response.json({ docs: [], errors: [{ message }] }, { status })
}

const stayed = () => refusalOf(publishWords[languageOfPage()].stayed, 400)
const unanswered = () => refusalOf(editingWords[languageOfPage()].unanswered, 500)

function languageOfPage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

function bodyOf({ values }: Save, file: FormDataEntryValue | null): FormData {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  if (file !== null) body.set('file', file)
  return body
}

async function sendPatiently(given: Save): Promise<Response> {
  const isAutosave = given.url.searchParams.get('autosave') === 'true'
  if (!isAutosave) forgetRefusals(given.url.pathname, given.file)
  let save = given
  let failures = 0
  for (;;) {
    const response = await answerTo(save)
    if (response === undefined || [502, 503, 504].includes(response.status)) {
      await serverMayBeBack(failures)
      failures += 1
      continue
    }
    serverAnswered()
    failures = 0
    if (response.status === 401) {
      await sessionEnded()
      continue
    }
    if (response.status === 409) {
      const next = await merged(save, await response.clone().json())
      if (!next) return response
      save = next
      continue
    }
    if (response.ok) removeCopy(save.url.pathname, save.url.searchParams.get('locale'))
    if (!response.ok && !isAutosave)
      await rememberRefusals(given.url.pathname, response.clone(), save.values, given.file)
    return response.ok ? response : withReasons(response)
  }
}

const severalSchema = z.object({
  message: z.string(),
  docs: z.array(z.unknown()),
  errors: z.array(z.object({ message: z.string() })),
})

/** Of several records, Payload's form shows how many were refused, and not the server's reasons. */
async function withReasons(response: Response): Promise<Response> {
  const several = severalSchema.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).data
  if (!several) return response
  const message = [several.message, ...several.errors.map((error) => error.message)].join('\n')
  return Response.json({ ...several, message }, { status: response.status })
}

/** What a server says that had passed the request on: the line broke behind it, or the answer took too long. */
const brokenBehind: ReadonlySet<number> = new Set([502, 504])

/** Answers that a new record may have been stored or not: sent again, there would be two. */
async function answerTo(save: Save): Promise<Response | undefined> {
  const { url, method, headers, file } = save
  const wouldMakeTwo = method === 'POST' && !url.pathname.startsWith('/cms-api/globals/')
  try {
    const isLarge = file instanceof File && file.size > pieceLength
    const sent = isLarge ? await sendFile(file, url.pathname.split('/')[2] ?? '', uploaded) : file
    if (sent instanceof Response) return sent
    const answer = await sendForm(url.href, { method, headers, body: bodyOf(save, sent) }, (share) => {
      if (sent instanceof File) uploaded(share)
    })
    return wouldMakeTwo && brokenBehind.has(answer.status) ? unanswered() : answer
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    // Payload counts a file whose answer never comes among those that were saved.
    return wouldMakeTwo && error.wasSent ? unanswered() : undefined
  } finally {
    uploaded(undefined)
  }
}

/**
 * The save with what somebody else saved in the meantime: fields that only they changed have their value, fields that
 * only this person changed this person's, and of those that both changed the person decides.
 * @returns nothing where it is no such refusal, or the person decides later
 */
async function merged(save: Save, refusal: unknown): Promise<Save | undefined> {
  const conflict = conflictSchema.safeParse(refusal).data?.errors[0].data
  if (!conflict) return undefined
  const { savedAt, savedBy, fields } = conflict
  const base = save.form?.base()
  const onlyTheirs = fields.filter(({ name }) => base && isSameValue(save.values[name], base[name]))
  const both = fields.filter(
    ({ name, stored }) =>
      !base || !(isSameValue(save.values[name], base[name]) || isSameValue(stored, base[name])),
  )
  const chosen = both.length === 0 ? new Set<string>() : await choose({ savedAt, savedBy, fields: both })
  if (!chosen) return undefined
  const theirs = [...onlyTheirs, ...both.filter(({ name }) => chosen.has(name))]
  const adopted = Object.fromEntries(theirs.map(({ name, stored }) => [name, stored]))
  if (save.form && !(await save.form.adopt(adopted, savedAt))) return undefined
  return {
    ...save,
    file: 'filename' in adopted ? null : save.file,
    values: { ...save.values, ...adopted, updatedAt: savedAt },
  }
}
