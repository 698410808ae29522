import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { FactList } from '../text/fact-list.tsx'
import './figures.css'

interface FiguresProps {
  figures: readonly { value: string; label: LocalizedText }[]
}

/** Figures, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <FactList
      className="figures"
      facts={figures.map(({ value, label }) => ({ label, value: <bdi>{value}</bdi> }))}
    />
  )
}
