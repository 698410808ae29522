import { calendarAddress, type CalendarSection } from '../../feeds/feed-address.ts'
import { addressIn } from '../../../languages/address.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { FileButtonLink } from '../button/file-button-link.tsx'

interface AddToCalendarProps {
  section: CalendarSection
  slug: string
}

/** An event, or the deadline of a tender or a vacancy, as a file that every calendar opens, with a reminder inside. */
export function AddToCalendar({ section, slug }: AddToCalendarProps) {
  const language = useLanguage()
  const { sharing } = useMessages()
  return (
    <FileButtonLink
      href={addressIn(language, calendarAddress(section, slug))}
      iconBefore="calendar-plus"
      mediaType="text/calendar"
    >
      {section === 'events' ? sharing.addToCalendar : sharing.addDeadline}
    </FileButtonLink>
  )
}
