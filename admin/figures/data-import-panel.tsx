'use client'
import { Button, ConfirmationModal, useFormModified, useModal } from '@payloadcms/ui'
import { useId, useRef, type ChangeEvent } from 'react'
import type { ImportSummary } from '../../figures/data-imports/summary.ts'
import { importStateNames } from '../../languages/back-office/import-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { formatGregorianMoment } from '../../languages/moments.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'
import { dataImportWords } from '../../languages/back-office/data-import-words.ts'
import { Differences } from './differences.tsx'
import { useImport } from './use-import.ts'

interface DataImportPanelProps {
  id: number | string
  /** Whether the files of a folder are chosen, and not one file. */
  isFolder: boolean
}

const modals = { publish: 'publish-figures', undo: 'undo-figures' } as const

/** The file of an import, what is wrong with it or what it changes, and what can be done with it. */
export function DataImportPanel({ id, isFolder }: DataImportPanelProps) {
  const language = useLanguage()
  const words = dataImportWords[language]
  const { summary, error, step, act } = useImport(id, language)
  const isModified = useFormModified()
  const { openModal } = useModal()
  const title = useId()
  const number = (value: number) => formatNumber(value, language)

  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const form = bodyOf([...(event.target.files ?? [])])
    event.target.value = ''
    if (form) void act('file', form)
  }
  // The form shows the record as it was before: it is loaded again.
  const actAndReload = async (wanted: 'publish' | 'undo') => {
    if (await act(wanted)) globalThis.location.reload()
  }
  const state = step === 'file' ? 'reading' : (summary?.state ?? 'none')
  const isBusy = step !== undefined
  const takesFile = summary && !summary.published
  return (
    <section className="data-import" aria-labelledby={title}>
      <h2 id={title} className="data-import-title">
        {words.title}
      </h2>
      {summary && (
        <>
          <p role="status">
            <strong>{importStateNames[language][state]}</strong>
            {state === 'reading' && ` – ${words.readSoFar(number(summary.entries))}`}
          </p>
          <Facts summary={summary} />
          {state === 'reading' && step !== 'file' && <p>{words.interrupted}</p>}
          <Problems summary={summary} />
          {summary.counts && <Differences id={id} summary={summary} />}
          {takesFile && (
            <>
              {(isFolder ? filesOfFolder : oneFile).map(({ label, takes }) => (
                <FileButton
                  key={label}
                  label={words[label]}
                  takes={takes}
                  buttonStyle={summary.state === 'ready' ? 'secondary' : 'primary'}
                  disabled={isBusy || isModified}
                  onChange={send}
                />
              ))}
            </>
          )}
          {summary.state === 'ready' && (
            <Button margin={false} disabled={isBusy || isModified} onClick={() => openModal(modals.publish)}>
              {words.publish}
            </Button>
          )}
          {summary.state === 'published' && (
            <Button
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy || isModified}
              onClick={() => openModal(modals.undo)}
            >
              {words.undo}
            </Button>
          )}
          {isModified && summary.state !== 'undone' && <p>{words.saveBefore}</p>}
          {isBusy && <p role="status">{words.working}</p>}
        </>
      )}
      {error !== undefined && (
        <p role="alert" className="data-import-error">
          {error || words.failure}
        </p>
      )}
      <ConfirmationModal
        modalSlug={modals.publish}
        heading={words.publish}
        body={words.willPublish}
        cancelLabel={words.cancel}
        confirmLabel={words.publish}
        onConfirm={() => actAndReload('publish')}
      />
      <ConfirmationModal
        modalSlug={modals.undo}
        heading={words.undo}
        body={words.willUndo}
        cancelLabel={words.cancel}
        confirmLabel={words.undo}
        onConfirm={() => actAndReload('undo')}
      />
    </section>
  )
}

const oneFile = [{ label: 'choose', takes: { accept: '.csv,.tsv,.txt,.json' } }] as const
/** A folder is sent as its files, or as an archive of it. */
const filesOfFolder = [
  { label: 'chooseFolder', takes: { webkitdirectory: '' } },
  { label: 'chooseArchive', takes: { accept: '.zip' } },
] as const

interface FileButtonProps {
  label: string
  takes: { accept: string } | { webkitdirectory: '' }
  buttonStyle: 'primary' | 'secondary'
  disabled: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileButton({ label, takes, buttonStyle, disabled, onChange }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={input} type="file" hidden aria-label={label} onChange={onChange} {...takes} />
      <Button
        buttonStyle={buttonStyle}
        margin={false}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** One file, or the files of one folder with its name; nothing when none was chosen. */
function bodyOf(files: readonly File[]): FormData | undefined {
  const [first] = files
  if (!first) return undefined
  const form = new FormData()
  const [folder] = first.webkitRelativePath.split('/')
  if (!folder) {
    form.append('file', first, first.name)
    return form
  }
  // A form's files have names and no paths: these are beside them, by the number that each file is named.
  const paths = files.map(({ webkitRelativePath }) => webkitRelativePath.slice(folder.length + 1))
  form.append('_payload', JSON.stringify({ name: folder, paths }))
  for (const [index, file] of files.entries()) form.append('file', file, String(index))
  return form
}

function Facts({ summary: { file, read, leftOut, published, undone } }: { summary: ImportSummary }) {
  const language = useLanguage()
  const words = dataImportWords[language]
  const whoAndWhen = ({ at, by }: { at: string; by: string | null }) => (
    <>
      {formatGregorianMoment(at, language, defaultTimeZone)}
      {by !== null && (
        <>
          {' – '}
          <bdi>{by}</bdi>
        </>
      )}
    </>
  )
  return (
    <dl className="data-import-facts">
      {file && (
        <>
          <dt>{words.file}</dt>
          <dd>
            <bdi>{file.name}</bdi>
          </dd>
        </>
      )}
      {read && (
        <>
          <dt>{words.read}</dt>
          <dd>{whoAndWhen(read)}</dd>
        </>
      )}
      {leftOut > 0 && (
        <>
          <dt>{words.leftOut}</dt>
          <dd>{formatNumber(leftOut, language)}</dd>
        </>
      )}
      {published && (
        <>
          <dt>{words.publishedAs(formatNumber(published.version, language))}</dt>
          <dd>{whoAndWhen(published)}</dd>
        </>
      )}
      {undone && (
        <>
          <dt>{words.undoneAs(formatNumber(undone.version, language))}</dt>
          <dd>{whoAndWhen(undone)}</dd>
          <dt>{words.unaffected}</dt>
          <dd>{formatNumber(undone.unaffectedValues, language)}</dd>
        </>
      )}
    </dl>
  )
}

function Problems({ summary: { problems } }: { summary: ImportSummary }) {
  const language = useLanguage()
  const words = dataImportWords[language]
  if (problems.total === 0) return null
  const others = problems.total - problems.first.length
  return (
    <>
      <p>{words.problems(formatNumber(problems.total, language))}</p>
      <div className="data-import-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.problem}</th>
            </tr>
          </thead>
          <tbody>
            {problems.first.map(({ line, file, reason }) => (
              <tr key={`${file} ${line} ${reason}`}>
                <td>
                  {file !== null && <bdi>{file} </bdi>}
                  {formatNumber(line, language)}
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others > 0 && <p>{words.more(formatNumber(others, language))}</p>}
    </>
  )
}
