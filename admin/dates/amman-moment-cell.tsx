'use client'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { clockTimeIn } from '../../languages/format.ts'
import { timeZoneNames } from '../../languages/time-zone-names.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { useLanguage } from '../use-language.ts'

/** A moment in a list, in the same zone as in its form (`amman-moment.tsx`). */
export function AmmanMomentCell({ cellData, ...props }: DefaultCellComponentProps) {
  const language = useLanguage()
  const instant: unknown = cellData
  return (
    <span title={timeZoneNames[defaultTimeZone][language]}>
      <DefaultCell
        {...props}
        // Payload's cell knows only the browser's clock: it is given a moment at which that shows Amman's time.
        cellData={typeof instant === 'string' ? clockTimeIn(instant, defaultTimeZone) : instant}
      />
    </span>
  )
}
