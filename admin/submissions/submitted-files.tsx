import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { formatFileSize } from '../../languages/format.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import '../proposals/opening-panel.css'
import { submissionWords } from '../../languages/back-office/submission-words.ts'

const filesSchema = z
  .array(
    z.object({
      id: z.string(),
      name: z.string().nullish(),
      size: z.number().nullish(),
      sha256: z.string(),
    }),
  )
  .catch([])

/** The files of a proposal or an application: name, size, hash, and where to get each. */
export function SubmittedFiles({ data, id, collectionSlug, i18n }: UIFieldServerProps) {
  const language = languageOf({ i18n })
  const words = submissionWords[language]
  const files = filesSchema.parse(data.files)
  if (!id || files.length === 0) return null
  const isInfected = data.scan === 'infected'
  return (
    <section className="submitted-files" aria-labelledby="submitted-files-title">
      <h2 id="submitted-files-title" className="opening-panel-title">
        {words.files}
      </h2>
      {isInfected && <p role="note">{words.infected}</p>}
      {data.scan === 'pending' && <p role="note">{words.notScanned}</p>}
      <ul>
        {files.map((file) => {
          const name = file.name ?? words.withoutName
          return (
            <li key={file.id}>
              {isInfected ? (
                <bdi>{name}</bdi>
              ) : (
                <a
                  href={`/cms-api/${collectionSlug}/${id}/files/${file.id}`}
                  aria-label={words.download(name)}
                >
                  <bdi>{name}</bdi>
                </a>
              )}{' '}
              {typeof file.size === 'number' && formatFileSize(file.size, language)}
              <code dir="ltr">SHA-256 {file.sha256}</code>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
