import type { Endpoint, PayloadRequest } from 'payload'
import type { JournalAct } from '../languages/back-office/journal-words.ts'
import { hasRole, type Role } from '../model/access/roles.ts'
import { enterInJournal } from '../model/journal/enter-in-journal.ts'
import { forbidden, routeNumber } from '../model/endpoint-answers.ts'
import { exportSubmissions } from './exports/export-submissions.ts'
import { downloadFile } from './files/download-file.ts'
import type { FileAccess } from './files/file-access.ts'
import type { Form } from './forms/form.ts'
import type { SubmissionCollection } from './known-submission.ts'

/** Downloads and exports of one kind of submission, for the role that works with it. */
export function submissionEndpoints(
  form: Form<SubmissionCollection>,
  role: Role,
  files: FileAccess,
): Endpoint[] {
  /** What an answer gives away is in the journal before its first byte. */
  const get = (
    path: string,
    act: JournalAct,
    answer: (req: PayloadRequest) => Promise<Response>,
  ): Endpoint => ({
    path,
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, role)) return forbidden(req)
      const response = await answer(req)
      if (!response.ok) return response
      const record = req.routeParams?.id === undefined ? null : routeNumber(req, 'id')
      await enterInJournal(req, { act, kind: form.collection, record, title: null })
      return response
    },
  })
  return [
    get('/export.csv', 'exported', (req) => exportSubmissions(req, form, 'csv', files)),
    get('/files.zip', 'exported', (req) => exportSubmissions(req, form, 'zip', files)),
    get('/:id/files/:row', 'downloaded', (req) => downloadFile(req, form.collection, files)),
  ]
}
