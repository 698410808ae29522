'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import * as z from 'zod/mini'
import { messageOfRefusal } from '../refusals.ts'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { formatNumber } from '../../languages/format.ts'
import type { ImportReport } from '../../model/translations/endpoints.ts'
import { useLanguage } from '../use-language.ts'
import { useScripts } from '../../site/ui/use-scripts.ts'

const reportSchema: z.ZodMiniType<ImportReport> = z.object({
  saved: z.number(),
  unchanged: z.number(),
  refused: z.array(
    z.object({
      title: z.string(),
      address: z.nullable(z.string()),
      faults: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
})

interface Answer {
  report?: ImportReport
  /** What the server refused, in its words; empty when it could not be reached. */
  error?: string
}

/** Takes a translated file in, and says record by record what was refused. */
export function XliffImport() {
  const language = useLanguage()
  const words = translationWords[language]
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const router = useRouter()
  const isListening = useScripts()
  const [answer, setAnswer] = useState<Answer>({})
  const [isBusy, setBusy] = useState(false)
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setBusy(true)
    setAnswer({})
    setAnswer(await importFile(file, language))
    setBusy(false)
    router.refresh()
  }
  const { report, error } = answer
  return (
    <section className="translations-import" aria-labelledby={title}>
      <h2 id={title}>{words.import}</h2>
      <p>{words.importLead}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,application/xliff+xml"
        aria-label={words.choose}
        onChange={(event) => void send(event)}
      />
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy || !isListening}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <div role="status">
        {isBusy && <p>{words.importing}</p>}
        {report && (
          <>
            <p>{words.imported(formatNumber(report.saved, language))}</p>
            {report.unchanged > 0 && <p>{words.unchanged(formatNumber(report.unchanged, language))}</p>}
            {report.refused.length > 0 && (
              <>
                <p className="translations-error">
                  {words.refused(formatNumber(report.refused.length, language))}
                </p>
                <ul>
                  {report.refused.map(({ title: name, address, faults }) => (
                    <li key={`${address} ${name}`}>
                      {address === null ? <bdi>{name}</bdi> : <a href={address}>{name}</a>}
                      <ul>
                        {faults.map(({ field, message }) => (
                          <li key={field}>
                            {field !== '' && (
                              <>
                                <bdi>{field}</bdi>:{' '}
                              </>
                            )}
                            {message}
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="translations-error">
          {error || words.failure}
        </p>
      )}
    </section>
  )
}

async function importFile(file: File, language: string): Promise<Answer> {
  try {
    const response = await fetch('/cms-api/translations/file', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/xliff+xml' },
      body: file,
    })
    const body: unknown = await response.json()
    const report = reportSchema.safeParse(body)
    if (report.success) return { report: report.data }
    return { error: messageOfRefusal(body) }
  } catch {
    return { error: '' }
  }
}
