import { CardGrid, type CardItem } from '../../ui/card/card.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import './related-items.css'

export interface RelatedItemsProps {
  title: string
  /** At most three. */
  items: readonly CardItem[]
  /** The list that they are from. */
  allAt: string
}

/** How a detail page leads on. Nothing when there is nothing else of the kind. */
export function RelatedItems({ title, items, allAt }: RelatedItemsProps) {
  if (items.length === 0) return null
  return (
    <div className="related">
      <SectionBand title={title} allAt={allAt} ground="sunken">
        <CardGrid items={items} headingLevel={3} />
      </SectionBand>
    </div>
  )
}
