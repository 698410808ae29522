import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Localized } from '../text/localized.tsx'
import './figures.css'

interface FiguresProps {
  figures: readonly { value: string; label: LocalizedText }[]
}

/** Figures, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label.text}>
          <dt>
            <Localized value={label} />
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
