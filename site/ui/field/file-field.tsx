import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { formatFileSize } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Icon } from '../icon/icon.tsx'
import { Field } from './field.tsx'
import { fieldDescription, fieldId, type FieldWords } from './field-words.ts'

type FileFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'required' | 'type' | 'name'> &
  FieldWords & { name: string }

/**
 * Files from the visitor's device, chosen or dropped. The browser's own picker lies unseen over the drawing, because its
 * words are in the browser's language rather than the page's; without scripts it is seen.
 */
export function FileField({
  name,
  label,
  hint,
  error,
  isRequired,
  multiple,
  onChange,
  id = fieldId(name),
  ...rest
}: FileFieldProps) {
  const { ui } = useMessages()
  const language = useLanguage()
  const [files, setFiles] = useState<readonly File[]>([])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setFiles([...(event.currentTarget.files ?? [])])
    onChange?.(event)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <div className="field-file">
        <span className="field-file-words" aria-hidden="true">
          <Icon name="upload" />
          <span className="field-file-action">{multiple ? ui.chooseFiles : ui.chooseFile}</span>
          <span>{ui.orDropHere}</span>
        </span>
        <input
          {...rest}
          {...fieldDescription(id, { hint, error, isRequired })}
          id={id}
          name={name}
          type="file"
          multiple={multiple}
          onChange={change}
        />
      </div>
      {files.length > 0 && (
        <ul className="field-file-list">
          {files.map((file) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`}>
              <Icon name="document" />
              <bdi>{file.name}</bdi>
              <span className="field-file-size">{formatFileSize(file.size, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
