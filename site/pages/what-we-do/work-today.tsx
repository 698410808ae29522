import { useMessages } from '../../language/use-language.ts'
import { CountedNow } from '../section/counted-now.tsx'
import type { WorkToday as Counted } from './read-work-today.ts'

/** What the network works on now, in four counted figures that lead to what they count. */
export function WorkToday({ counted }: { counted: Counted }) {
  const { sections, navigation } = useMessages()
  return (
    <CountedNow
      lines={[
        { count: counted.underWay, label: sections.underWay, to: '/projects?status=ongoing' },
        { count: counted.completed, label: sections.completed, to: '/projects?status=completed' },
        { count: counted.countries, label: sections.countriesAtWork, to: '/footprint' },
        { count: counted.publications, label: navigation.publications, to: '/publications' },
      ]}
    />
  )
}
