import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { ShownMember } from '../../../content/member-states/regional-network/derive-member.ts'
import {
  frame,
  labelSize,
  layerColours,
  type Layer,
} from '../../../content/member-states/regional-network/map-view.ts'
import type { Label } from '../../../content/member-states/regional-network/place-labels.ts'
import type { Pin } from '../../../content/member-states/regional-network/place-pins.ts'
import type {
  NetworkLayer,
  NetworkPartner,
} from '../../../content/member-states/regional-network/regional-network.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { languages } from '../../../languages/languages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useMotionUnwelcome } from '../../reading-tools/use-motion-unwelcome.ts'
import type { LayersProps } from './countries-of-layer.tsx'
import { detailsSide } from './details-side.ts'
import { MapNames } from './map-names.tsx'
import { MemberDetails } from './member-details.tsx'
import { useMapDrawing } from './use-map-drawing.ts'
import './network-map.css'

interface NetworkMapProps extends LayersProps {
  onLayer: (layer: Layer) => void
  selected: ShownMember | null
  onSelect: (id: string | null) => void
}

/** What the map needs to know of a country of either layer. */
interface MapCountry {
  id: string
  code: string
  title: LocalizedText
  flag: string
  colour: string
}

/** Units: what a finger needs where nothing else stands near. */
const largestReach = 16
const { flagWidth, padding } = labelSize

/** To a tenth of a unit, because each further digit would travel with every visit. */
const tenth = (units: number) => Math.round(units * 10) / 10
const unitsX = (perCent: number) => tenth((perCent / 100) * frame.width)
const unitsY = (perCent: number) => tenth((perCent / 100) * frame.height)

/** The map: outlines, pins, labels, legend, and the details of the country that was selected. */
export function NetworkMap({ layer, onLayer, members, partners, selected, onSelect }: NetworkMapProps) {
  const words = useMessages().regionalNetwork
  const language = useLanguage()
  const figure = useRef<HTMLElement>(null)
  const beside = useRef<HTMLDivElement>(null)
  const { drawing, isNear } = useMapDrawing(layer, figure)
  const isMotionUnwelcome = useMotionUnwelcome()
  const isChosenByName = useRef(false)
  const isMembers = layer === 'members'
  const { pins, withoutPin, labels } = isMembers ? members : partners
  const countries = isMembers ? membersOnMap(members) : partnersOnMap(partners)
  const pinOf = (code: string) => pins.find((pin) => pin.code === code)
  const labelOf = (code: string) => labels.find((label) => label.code === code)
  const placeOf = (code: string) => pinOf(code) ?? withoutPin.find((place) => place.code === code)
  const selectedCode = selected?.code ?? ''
  const selectedPlace = placeOf(selectedCode)

  // The names stand below the map: what one of them selects is brought into sight.
  useEffect(() => {
    if (!isChosenByName.current || !selectedCode) return
    isChosenByName.current = false
    figure.current?.scrollIntoView({ block: 'start', behavior: isMotionUnwelcome ? 'auto' : 'smooth' })
  }, [selectedCode, isMotionUnwelcome])

  const close = () => {
    const openers = figure.current?.querySelectorAll<SVGElement | HTMLElement>(
      `[data-code="${selectedCode}"][aria-pressed]`,
    )
    const opener = [...(openers ?? [])].find((element) => element.checkVisibility())
    onSelect(null)
    opener?.focus({ preventScroll: true })
  }

  // A focus that lies elsewhere stays there. The list's popup closes by itself, and gives the focus back.
  const closeByKey = useEffectEvent(({ key }: { key: string }) => {
    if (key !== 'Escape') return
    if (beside.current?.contains(document.activeElement)) close()
    else onSelect(null)
  })
  useEffect(() => {
    const listen = (event: { key: string }) => closeByKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <figure className="regional-network-figure" ref={figure}>
      <div className="regional-network-frame-and-details" dir="ltr">
        <div className="regional-network-frame">
          <svg
            className="regional-network-map"
            preserveAspectRatio="xMidYMid slice"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            role="group"
            aria-label={isMembers ? words.mapOfMembers : words.mapOfPartners}
          >
            <g
              className="regional-network-world"
              data-moved={selectedPlace ? '' : undefined}
              style={
                selectedPlace && {
                  transformOrigin: `${unitsX(selectedPlace.x)}px ${unitsY(selectedPlace.y)}px`,
                }
              }
            >
              {drawing && (
                <>
                  <path className="regional-network-land" d={drawing.land} />
                  {countries.map((country) => {
                    const path = drawing.countries.get(country.code)
                    return (
                      path && (
                        <CountryShape
                          key={country.id}
                          path={path}
                          country={country}
                          isSelected={selected?.id === country.id}
                          isReachedByName={
                            pinOf(country.code) !== undefined || labelOf(country.code) !== undefined
                          }
                          onSelect={isMembers ? onSelect : undefined}
                        />
                      )
                    )
                  })}
                  <path className="regional-network-borders" d={drawing.borders} />
                </>
              )}
              {pins.map(({ code, x, y }) => (
                <circle
                  key={code}
                  className="regional-network-mark"
                  cx={unitsX(x)}
                  cy={unitsY(y)}
                  data-selected={code === selectedCode ? '' : undefined}
                />
              ))}
              {countries.map((country) => {
                const pin = pinOf(country.code)
                const label = labelOf(country.code)
                const place = pin ?? (label && placeOf(country.code))
                return (
                  place && (
                    <CountryPin
                      key={country.id}
                      pin={place}
                      isMarked={pin !== undefined}
                      reach={reachOf(place, pins)}
                      label={label}
                      isFlagShown={isNear}
                      country={country}
                      isSelected={selected?.id === country.id}
                      onSelect={isMembers ? onSelect : undefined}
                    />
                  )
                )
              })}
            </g>
          </svg>
        </div>
        {selected && (
          <div
            ref={beside}
            className="regional-network-beside"
            // Beside what was selected, not over it.
            data-side={
              selectedPlace
                ? detailsSide(
                    unitsX(selectedPlace.x),
                    labelOf(selectedCode),
                    drawing?.countries.get(selectedCode),
                  )
                : 'below'
            }
          >
            <div dir={languages[language].direction}>
              <MemberDetails member={selected} onClose={close} />
            </div>
          </div>
        )}
      </div>
      <MapNames
        layer={layer}
        members={members}
        partners={partners}
        selected={selected}
        onSelect={(id) => {
          isChosenByName.current = true
          onSelect(id)
        }}
      />
      <figcaption className="regional-network-caption">
        <span className="regional-network-legend" role="group" aria-label={words.legend}>
          {(['partners', 'members'] as const).map((entry) => (
            <button
              key={entry}
              type="button"
              aria-pressed={entry === layer}
              data-layer={entry}
              onClick={() => onLayer(entry)}
            >
              {words[entry]}
            </button>
          ))}
        </span>
        <small>{words.boundaries}</small>
      </figcaption>
    </figure>
  )
}

/** Units around a pin that select it: never nearer to another pin. */
function reachOf(place: Pin, pins: readonly Pin[]): number {
  const distances = pins
    .filter(({ code }) => code !== place.code)
    .map(({ x, y }) => Math.hypot(unitsX(x - place.x), unitsY(y - place.y)))
  return tenth(Math.min(largestReach, ...distances.map((distance) => distance / 2)))
}

function membersOnMap({ countries }: NetworkLayer<ShownMember>): MapCountry[] {
  return countries.flatMap(({ id, code, title, flag, colour }) =>
    code && flag ? [{ id, code, title, flag: flag.large, colour }] : [],
  )
}

function partnersOnMap({ countries }: NetworkLayer<NetworkPartner>): MapCountry[] {
  return countries.map(({ id, code, title, flag }) => ({
    id,
    code,
    title,
    flag: flag.large,
    colour: layerColours.partners,
  }))
}

type Select = ((id: string) => void) | undefined

/** What makes a drawing a button; nothing for one that selects nothing. */
function buttonOf(country: MapCountry, isSelected: boolean, onSelect: Select) {
  if (!onSelect) return { role: 'img', 'aria-label': country.title.text }
  const select = () => onSelect(country.id)
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': country.title.text,
    'aria-pressed': isSelected,
    onClick: select,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      select()
    },
  }
}

interface CountryShapeProps {
  path: string
  country: MapCountry
  isSelected: boolean
  /** The pin or the name is the same button for keyboards and readers. */
  isReachedByName: boolean
  onSelect: Select
}

function CountryShape({ path, country, isSelected, isReachedByName, onSelect }: CountryShapeProps) {
  const shape = {
    className: 'regional-network-country',
    d: path,
    fill: country.colour,
    'data-selected': isSelected ? '' : undefined,
    'data-code': country.code,
  }
  return isReachedByName || !onSelect ? (
    <path
      {...shape}
      aria-hidden="true"
      {...(onSelect && { onClick: () => onSelect(country.id), 'data-selectable': '' })}
    />
  ) : (
    <path {...shape} data-selectable="" {...buttonOf(country, isSelected, onSelect)}>
      <title>{country.title.text}</title>
    </path>
  )
}

interface CountryPinProps {
  pin: Pin
  /** Without a mark only its name stands on the map. */
  isMarked: boolean
  /** Units around the pin that select it. */
  reach: number
  label: Label | undefined
  isFlagShown: boolean
  country: MapCountry
  isSelected: boolean
  onSelect: Select
}

function CountryPin({
  pin,
  isMarked,
  reach,
  label,
  isFlagShown,
  country,
  isSelected,
  onSelect,
}: CountryPinProps) {
  const x = unitsX(pin.x)
  const y = unitsY(pin.y)
  return (
    <g
      className={isMarked ? 'regional-network-pin' : 'regional-network-unmarked'}
      data-selected={isSelected ? '' : undefined}
      data-code={country.code}
      {...(onSelect && { 'data-selectable': '' })}
      {...buttonOf(country, isSelected, onSelect)}
    >
      <title>{country.title.text}</title>
      {label?.hasLine && <line className="regional-network-line" x1={x} y1={y} x2={label.x} y2={label.y} />}
      {isMarked && (
        <>
          <circle className="regional-network-halo" cx={x} cy={y} r={reach} />
          <circle className="regional-network-dot" cx={x} cy={y} r={5} fill={country.colour} />
        </>
      )}
      {label && <CountryLabel label={label} country={country} isFlagShown={isFlagShown} />}
    </g>
  )
}

interface CountryLabelProps {
  label: Label
  country: MapCountry
  isFlagShown: boolean
}

function CountryLabel({ label, country, isFlagShown }: CountryLabelProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const isRightToLeft = languages[country.title.language].direction === 'rtl'
  const start = tenth(label.x - label.width / 2)
  const end = tenth(label.x + label.width / 2)
  const flagStart = tenth(isRightToLeft ? end - padding - flagWidth : start + padding)
  return (
    <g className="regional-network-label" data-flag-only={label.isFlagOnly ? '' : undefined}>
      <rect
        x={start}
        y={tenth(label.y - label.height / 2)}
        width={label.width}
        height={label.height}
        rx={label.height / 2}
      />
      {isFlagShown && !hasFailed && (
        <image
          href={country.flag}
          x={flagStart}
          y={tenth(label.y - 7.5)}
          width={flagWidth}
          height={15}
          preserveAspectRatio="xMidYMid slice"
          onError={() => setHasFailed(true)}
        />
      )}
      {!label.isFlagOnly && (
        <text
          x={tenth(isRightToLeft ? end - 2 * padding - flagWidth : start + 2 * padding + flagWidth)}
          y={label.y}
          textAnchor={isRightToLeft ? 'end' : 'start'}
          lang={country.title.language}
        >
          {country.title.text}
        </text>
      )}
    </g>
  )
}
