import { z } from 'zod'
import type { DocumentFile } from '../read/document-file.ts'
import { absoluteAddress, type ApiContext } from './api-context.ts'
import { component } from './components.ts'
import { plainText } from './plain-text.ts'

export const documentFields = {
  title: z.string(),
  url: z.url(),
  media_type: z.string().meta({ description: 'For example `application/pdf`.' }),
  size: z.int().min(0).meta({ description: 'Bytes.' }),
}

export const documentSchema = component('Document', 'A file to download.', z.object(documentFields))

export function documentToApi(file: DocumentFile, context: ApiContext): z.input<typeof documentSchema> {
  return {
    title: plainText(file.title),
    url: absoluteAddress(context, file.address),
    media_type: file.mediaType,
    size: file.size,
  }
}
