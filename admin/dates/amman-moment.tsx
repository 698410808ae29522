'use client'
import { DatePicker, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { clockTimeIn, instantOfClockTime } from '../../languages/format.ts'
import { timeHeading, timeZoneNames } from '../../languages/time-zone-names.ts'
import { useLanguage } from '../use-language.ts'
import './amman-moment.css'

/**
 * A moment that is given in the zone of the network's seat, wherever the person sits who reads or writes it, and that
 * says so. Payload's own field shows it in the zone of the browser, without a word.
 */
export function AmmanMoment({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const language = useLanguage()
  const { label, required, localized, admin } = field
  const isReadOnly = Boolean(readOnly || disabled || admin?.readOnly)
  return (
    <div
      className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}${isReadOnly ? ' read-only' : ''}`}
    >
      <FieldLabel
        path={path}
        {...(label !== undefined && { label })}
        {...(required !== undefined && { required })}
        {...(localized !== undefined && { localized })}
      />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          pickerAppearance="dayAndTime"
          displayFormat="d MMM yyyy, HH:mm"
          timeFormat="HH:mm"
          overrides={{ timeCaption: timeHeading[language] }}
          readOnly={isReadOnly}
          // The picker knows only the browser's clock: it is given a moment at which that shows Amman's time.
          value={value ? new Date(clockTimeIn(value, defaultTimeZone)) : undefined}
          onChange={(picked: Date | null) =>
            setValue(picked ? instantOfClockTime(clockTimeOf(picked), defaultTimeZone) : null)
          }
        />
        <p className="amman-moment-zone">{timeZoneNames[defaultTimeZone][language]}</p>
      </div>
      <FieldDescription
        path={path}
        {...(admin?.description !== undefined && { description: admin.description })}
      />
    </div>
  )
}

/** What the browser's clock shows at a date, as `YYYY-MM-DDTHH:mm`. */
function clockTimeOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}
