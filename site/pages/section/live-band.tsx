import { formatNumber } from '../../../languages/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import { CardGrid } from '../../ui/card/card.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import './live-band.css'
import type { LiveContent } from './read-live.ts'

interface LiveBandProps {
  title: string
  content: LiveContent
  allAt: string
}

/** What is new or open in a section, and how much of it there is. Nothing when there is none. */
export function LiveBand({ title, content: { items, total }, allAt }: LiveBandProps) {
  const language = useLanguage()
  if (items.length === 0) return null
  return (
    <SectionBand
      title={
        <>
          {title} <span className="live-band-count">{formatNumber(total, language)}</span>
        </>
      }
      allAt={allAt}
    >
      <CardGrid items={items} headingLevel={3} />
    </SectionBand>
  )
}
