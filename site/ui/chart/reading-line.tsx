import { useState, type PointerEvent, type ReactNode } from 'react'
import type { LineChartData } from '../../../figures/charts/make-charts.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { Localized } from '../text/localized.tsx'
import { useScripts } from '../use-scripts.ts'

interface ReadingLineProps {
  chart: LineChartData
  drawing: NonNullable<LineChartData['drawing']>
  children: ReactNode
}

/** With scripts, a line that pointer and arrow keys move over the years, and the chosen countries' values in that year. */
export function ReadingLine({ chart: { stops, table }, drawing, children }: ReadingLineProps) {
  const messages = useFigureMessages()
  const hasScripts = useScripts()
  const [index, setIndex] = useState<number | null>(null)
  const { width, chosen } = drawing
  const stop = index === null ? undefined : stops[index]
  const row = stop && table.rows[stop[1]]
  const read = (event: PointerEvent) => {
    const { left, width: seen } = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - left) / seen) * width
    const distances = stops.map(([place]) => Math.abs(place - at))
    setIndex(distances.indexOf(Math.min(...distances)))
  }
  const share = stop ? stop[0] / width : 0
  return (
    <div
      className="chart-reading"
      onPointerMove={read}
      onPointerDown={read}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(null)}
    >
      {children}
      {hasScripts && stops.length > 1 && (
        <>
          <input
            type="range"
            aria-label={messages.chart.readYear}
            min={0}
            max={stops.length - 1}
            value={index ?? stops.length - 1}
            aria-valuetext={row?.year ?? table.rows[stops.at(-1)?.[1] ?? 0]?.year}
            onFocus={() => setIndex(index ?? stops.length - 1)}
            onBlur={() => setIndex(null)}
            onChange={({ target }) => setIndex(Number(target.value))}
          />
          {row && <span className="chart-reader" style={{ left: `${share * 100}%` }} />}
          <output
            className="chart-read"
            style={{ left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
          >
            {row && (
              <>
                <strong>{row.year}</strong>
                {chosen.map(({ key, tone, name, column }) => (
                  <span key={key} className={`chart-tone-${tone}`}>
                    <Localized value={name} /> <b>{row.values[column] ?? messages.noValue}</b>
                    {row.notes[column] && <small>{row.notes[column]}</small>}
                  </span>
                ))}
              </>
            )}
          </output>
        </>
      )}
    </div>
  )
}
