import { calendarAddress, type CalendarSection } from '../../feeds/feed-address.ts'
import { addressIn } from '../../i18n/address.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { PillLink } from '../pill-link/pill-link.tsx'

interface AddToCalendarProps {
  section: CalendarSection
  slug: string
}

/** An event, or a tender's deadline, as a file that every calendar opens, with a reminder inside. */
export function AddToCalendar({ section, slug }: AddToCalendarProps) {
  const language = useLanguage()
  const { sharing } = useMessages()
  return (
    <PillLink
      href={addressIn(language, calendarAddress(section, slug))}
      icon="calendar-plus"
      type="text/calendar"
    >
      {section === 'events' ? sharing.addToCalendar : sharing.addDeadline}
    </PillLink>
  )
}
