import { useEffect, useEffectEvent, useRef } from 'react'
import { formatFileSize, formatNumber } from '../../../languages/format.ts'
import { useFormMessages } from '../../language/form-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import '../button/button.css'
import { Field } from '../field/field.tsx'
import { fieldDescription, fieldId } from '../field/field-words.ts'
import { Icon } from '../icon/icon.tsx'
import { errorsOfFiles, sizeOf } from './check-submission.ts'
import { acceptedFiles, extensionOf, problemOfFile } from './file-limits.ts'
import type { FilesField } from './submission-field.ts'

interface AttachedFilesProps {
  field: FilesField
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  errors: readonly string[] | undefined
  isDisabled: boolean
}

/**
 * Files that are added as often as one likes and removed one by one (specification, section 4). Without scripts the
 * browser's own pickers stand here, several, because a second choice in one replaces the first.
 */
export function AttachedFiles({ field, files, onChange, errors, isDisabled }: AttachedFilesProps) {
  const { ui, submission } = useFormMessages()
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const { name, label, isRequired } = field
  const id = fieldId(name)
  const hint = field.hint ?? submission.filesHint
  const isSingle = field.most === 1
  const wrong = errors ?? (files.length > 0 ? errorsOfFiles(field, files, language) : [])
  const error = wrong.length > 0 && wrong.map((message) => <span key={message}>{message} </span>)

  const add = (chosen: readonly File[]) => {
    if (isSingle) {
      if (chosen.length > 0) onChange(chosen.slice(0, 1))
      return
    }
    const isSame = (one: File) => (other: File) =>
      one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
    const isNew = (file: File, place: number) => ![...files, ...chosen.slice(0, place)].some(isSame(file))
    onChange([...files, ...chosen.filter(isNew)])
  }
  const addEarly = useEffectEvent(() => {
    const pickers = picker.current?.closest('.field')?.querySelectorAll<HTMLInputElement>('[type=file]')
    const chosen = [...(pickers ?? [])].flatMap(takeFiles)
    if (chosen.length > 0) add(chosen)
  })
  // What was chosen before scripts were at work.
  useEffect(() => addEarly(), [])
  const remove = (removed: File) => {
    onChange(files.filter((file) => file !== removed))
    picker.current?.focus()
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="field-file">
        <span className="field-file-words" aria-hidden="true">
          <Icon name="upload" />
          <span className="field-file-action">{isSingle ? ui.chooseFile : submission.addFiles}</span>
          <span>{ui.orDropHere}</span>
        </span>
        <input
          {...fieldDescription(id, { hint, error, isRequired: isRequired && files.length === 0 })}
          ref={picker}
          id={id}
          name={`${name}[]`}
          type="file"
          accept={acceptedFiles}
          multiple={!isSingle}
          disabled={isDisabled}
          onChange={({ currentTarget }) => add(takeFiles(currentTarget))}
        />
      </div>
      {!isSingle && (
        <div className="submission-more-pickers">
          {[2, 3].map((place) => (
            <input
              key={place}
              aria-label={submission.morePicker(formatNumber(place, language))}
              name={`${name}[]`}
              type="file"
              accept={acceptedFiles}
              multiple
            />
          ))}
        </div>
      )}
      {files.length > 0 && (
        <>
          <ul className="submission-files" aria-label={label}>
            {files.map((file) => (
              <li
                key={`${file.name} ${file.size} ${file.lastModified}`}
                data-wrong={problemOfFile(file) ? true : undefined}
              >
                <Icon name={problemOfFile(file) ? 'exclamation' : 'document'} />
                <span className="submission-file-words">
                  <bdi className="submission-file-name" translate="no">
                    {file.name}
                  </bdi>
                  <span className="submission-file-facts separated">
                    <span>
                      <bdi>{extensionOf(file.name).slice(1).toUpperCase()}</bdi>
                    </span>
                    <span>
                      <bdi>{formatFileSize(file.size, language)}</bdi>
                    </span>
                  </span>
                </span>
                <button
                  type="button"
                  className="button button-quiet button-icon-only"
                  disabled={isDisabled}
                  onClick={() => remove(file)}
                >
                  <Icon name="close" />
                  <span className="visually-hidden">{submission.removeFile(file.name)}</span>
                </button>
              </li>
            ))}
          </ul>
          {!isSingle && (
            <p className="submission-files-sum" role="status">
              {submission.filesChosen(
                files.length,
                formatNumber(files.length, language),
                formatFileSize(sizeOf(files), language),
              )}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** Empties a picker, so that the same file can be chosen again after it was removed. */
function takeFiles(picker: HTMLInputElement): File[] {
  const chosen = [...(picker.files ?? [])]
  picker.value = ''
  return chosen
}
