import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole, type Role } from '../model/access/roles.ts'
import { forbidden } from '../model/endpoint-answers.ts'
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
  const get = (path: string, answer: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
    path,
    method: 'get',
    handler: (req) => (hasRole(req.user, role) ? answer(req) : forbidden(req)),
  })
  return [
    get('/export.csv', (req) => exportSubmissions(req, form, 'csv', files)),
    get('/files.zip', (req) => exportSubmissions(req, form, 'zip', files)),
    get('/:id/files/:row', (req) => downloadFile(req, form.collection, files)),
  ]
}
