import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { importRefusal, type ImportRefusal } from '../../languages/back-office/import-refusals.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, jsonAnswer, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { arrangeFolder, sentFolder } from './arrange-folder.ts'
import { ImportRefusedError } from './import-refused-error.ts'
import { publishImport, undoImport } from './publish.ts'
import { readFileForImport } from './read-file.ts'
import { differencesOnPage, readDifferences, summarizeImport } from './summary.ts'

const statuses: Readonly<Partial<Record<ImportRefusal, number>>> = {
  noSuchImport: 404,
  optionsMissing: 400,
  sameMarks: 400,
  wrongFile: 400,
}

/** Calls about the figures of an import, below `/cms-api/data-imports`; for those who manage figures. */
export const importEndpoints: Endpoint[] = [
  {
    path: '/:id/figures',
    method: 'get',
    handler: async (req) => {
      refuseOthers(req)
      return jsonAnswer(await summaryFor(req))
    },
  },
  {
    path: '/:id/figures/differences',
    method: 'get',
    handler: async (req) => {
      refuseOthers(req)
      const { way, page } = wantedPage.parse(Object.fromEntries(req.searchParams))
      const differences = await readDifferences(req.payload, routeNumber(req, 'id'), {
        way,
        page,
        language: languageOf(req),
      })
      return jsonAnswer({ differences, perPage: differencesOnPage })
    },
  },
  {
    path: '/:id/figures/file',
    method: 'post',
    handler: (req) => answerTo(req, (id) => receiveFile(req, id)),
  },
  {
    path: '/:id/figures/publish',
    method: 'post',
    handler: (req) => answerTo(req, (id) => publishImport(req.payload, id, actor(req))),
  },
  {
    path: '/:id/figures/undo',
    method: 'post',
    handler: (req) => answerTo(req, (id) => undoImport(req.payload, id, actor(req))),
  },
]

const wantedPage = z.object({
  way: z.enum(['new', 'revised', 'withdrawn']).catch('revised'),
  page: z.coerce.number().int().positive().catch(1),
})

function refuseOthers(req: PayloadRequest): void {
  if (!hasRole(req.user, 'editor')) forbidden(req)
}

async function answerTo(req: PayloadRequest, act: (id: number) => Promise<unknown>): Promise<Response> {
  refuseOthers(req)
  try {
    await act(routeNumber(req, 'id'))
    return jsonAnswer(await summaryFor(req))
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error
    return refusalAnswer(statuses[error.refusal] ?? 409, importRefusal(error.refusal, req))
  }
}

function summaryFor(req: PayloadRequest) {
  return summarizeImport(req.payload, routeNumber(req, 'id'), languageOf(req))
}

/** Each act has transactions of its own. */
const actor = ({ user }: PayloadRequest) => ({ user })

const oneFile = z.object({ name: z.string(), tempFilePath: z.string().min(1) })

/** Reads what was sent: one file, or the files of one folder, which the guard of all calls deletes afterwards. */
async function receiveFile(req: PayloadRequest, id: number): Promise<void> {
  await addDataAndFileToRequest(req)
  const sent = z.union([oneFile, z.array(oneFile).min(1)]).safeParse(sentFiles(req)).data
  if (!sent) throw new ImportRefusedError('wrongFile')
  const by = req.user && 'name' in req.user ? req.user.name : null
  const read = (place: string, name: string) =>
    readFileForImport(req.payload, { import: id, place, name }, { by }, actor(req))
  if (!Array.isArray(sent) && !isFolder(req.data)) {
    await read(sent.tempFilePath, sent.name)
    return
  }
  const folder = sentFolder.safeParse(req.data).data
  if (!folder) throw new ImportRefusedError('wrongFile')
  await read(await arrangeFolder(folder.paths, [sent].flat()), folder.name)
}

const isFolder = (data: object | undefined) => data !== undefined && 'paths' in data

/** Payload has what came under a name in `files`, which its types don't know. */
function sentFiles(req: PayloadRequest): unknown {
  const files: unknown = Reflect.get(req, 'files')
  return typeof files === 'object' && files !== null ? Reflect.get(files, 'file') : undefined
}
