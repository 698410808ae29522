import type { ReactNode } from 'react'
import { mapParts } from '../../../content/member-states/regional-network/map-parts.ts'
import { frame } from '../../../content/member-states/regional-network/map-view.ts'
import './country-map.css'

interface CountryMapFrameProps {
  /** Where the file of the map's ground is (`server/maps/map-grounds.ts`). */
  ground: string
  /** What the map shows. */
  label: string
  /** Countries, in the map's own colours. */
  countries: ReactNode
  /** What stands on the map: names, marks. */
  children?: ReactNode
}

/** Dots in reading colours that stand for a map's colours where a reader has chosen colours of their own. */
const dots = [1, 1.7, 2.4, 3.1, 3.9] as const

/** The map behind what a page shows of countries: sea, land, borders, rivers and lakes. It is not mirrored. */
export function CountryMapFrame({ ground, label, countries, children }: CountryMapFrameProps) {
  const part = (name: keyof typeof mapParts) => `${ground}#${mapParts[name]}`
  return (
    <svg
      className="country-map"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="group"
      aria-label={label}
    >
      <defs>
        <pattern id="map-hatching" width="6" height="6" patternUnits="userSpaceOnUse">
          <path className="map-hatching-ground" d="M0 0h6v6H0z" />
          <path className="map-hatching-lines" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
        </pattern>
        {dots.map((radius, index) => (
          <pattern
            key={radius}
            id={`map-dots-${index + 1}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
          >
            <path className="map-dots-ground" d="M0 0h7v7H0z" />
            <circle className="map-dots" cx="3.5" cy="3.5" r={radius} />
          </pattern>
        ))}
      </defs>
      <use className="country-map-land" href={part('land')} />
      {countries}
      <use className="country-map-borders" href={part('borders')} />
      <g className="country-map-water" aria-hidden="true">
        <use className="country-map-lakes" href={part('lakes')} />
        <use className="country-map-rivers" href={part('rivers')} />
      </g>
      {children}
    </svg>
  )
}

/** The colour of a class of values, as the map has it; 0 for countries without a value. */
export function toneClass(tone: number): string {
  return `map-tone-${tone}`
}

/** A patch of a map's colour, beside what it stands for. */
export function MapSwatch({ tone }: { tone: number }) {
  return (
    <svg className="map-swatch" viewBox="0 0 28 18" aria-hidden="true">
      <rect className={toneClass(tone)} width="28" height="18" rx="3" />
    </svg>
  )
}

interface MapWaterProps {
  label: string
}

/** Whether the map shows rivers and lakes: the styles see to it, so that it works without scripts. */
export function MapWater({ label }: MapWaterProps) {
  return (
    <label className="field-choice">
      <input className="map-water-choice" type="checkbox" defaultChecked />
      <span>{label}</span>
    </label>
  )
}
