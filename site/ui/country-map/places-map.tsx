import { useRef, type ReactNode } from 'react'
import { isolated } from '../../../languages/isolated.ts'
import { formatNumber } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import type { PlacesData } from '../../loading/read-places.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { Localized } from '../text/localized.tsx'
import { CountryMapFrame, MapWater } from './country-map.tsx'

interface PlacesMapProps {
  places: PlacesData
  /** What the map shows. */
  label: string
  /** How many there are, in words. */
  countInWords: (count: number, shown: string) => string
}

/** A list with so many lines is shown open: nobody need look for them. */
const mostShownOpen = 12

/**
 * Where records are: a mark for each country, sized by their number, and beside the map the list of all of them, folded by
 * country where it is long. The browser unfolds; with scripts a mark unfolds its country too.
 */
export function PlacesMap({ places, label, countInWords }: PlacesMapProps) {
  const { map: words } = useFigureMessages()
  const { labelled, regionalNetwork } = useMessages()
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const { map, marks, groups, withoutCountry } = places
  const count = (items: readonly unknown[]) =>
    countInWords(items.length, formatNumber(items.length, language))
  const all = [...groups.map(({ items }) => items), withoutCountry].flat()
  const isOpen = all.length <= mostShownOpen
  const unfold = (code: string) =>
    list.current?.querySelector(`#in-${code} > details`)?.setAttribute('open', '')
  if (groups.length === 0 && withoutCountry.length === 0) return <p>{words.nothing}</p>
  return (
    <div className="places">
      {map && (
        <figure className="country-map-figure">
          <CountryMapFrame
            ground={map.ground}
            label={label}
            countries={Object.entries(map.countries).map(([code, path]) => (
              <path key={code} className="country-map-place" d={path} />
            ))}
          >
            {marks.map(({ code, x, y, radius }) => {
              const group = groups.find(({ country }) => country.code === code)
              if (!group) return null
              const name = isolated(group.country.title.text)
              const number = formatNumber(group.items.length, language)
              return (
                <a
                  key={code}
                  className="country-map-mark"
                  href={`#in-${code}`}
                  onClick={() => unfold(code)}
                  aria-label={labelled(name, number)}
                >
                  <title>{labelled(name, count(group.items))}</title>
                  <circle cx={x} cy={y} r={radius} />
                  <text x={x} y={y} aria-hidden="true">
                    {number}
                  </text>
                </a>
              )
            })}
          </CountryMapFrame>
          <figcaption className="country-map-legend">
            <MapWater label={words.water} />
            <p>
              {words.circles} {words.eachCountry}
            </p>
            <p>
              {regionalNetwork.boundaries} {words.waterSource}
            </p>
          </figcaption>
        </figure>
      )}
      {/* Another choice is another list, with nothing unfolded in it by hand. */}
      <ul className="places-list" ref={list} key={all.map(({ id }) => id).join()}>
        {groups.map(({ country, items }) => (
          <li key={country.code} id={`in-${country.code}`} tabIndex={-1}>
            <details open={isOpen}>
              <Heading count={count(items)}>
                <Localized value={country.title} />
              </Heading>
              <Items items={items} />
              <p>
                <SiteLink to={`/countries/${country.slug}`}>
                  {regionalNetwork.countryPage}
                  <span className="visually-hidden"> ({country.title.text})</span>
                </SiteLink>
              </p>
            </details>
          </li>
        ))}
        {withoutCountry.length > 0 && (
          <li>
            <details open={isOpen}>
              <Heading count={count(withoutCountry)}>{words.withoutCountry}</Heading>
              <Items items={withoutCountry} />
            </details>
          </li>
        )}
      </ul>
    </div>
  )
}

function Heading({ count, children }: { count: string; children: ReactNode }) {
  return (
    <summary>
      <h3>{children}</h3>
      <span className="places-count">{count}</span>
      <Icon name="chevron-down" />
    </summary>
  )
}

function Items({ items }: { items: PlacesData['withoutCountry'] }) {
  return (
    <ul>
      {items.map(({ id, title, to, fact }) => (
        <li key={id}>
          <SiteLink to={to}>
            <Localized value={title} />
          </SiteLink>
          {fact && <small>{typeof fact === 'string' ? fact : <Localized value={fact} />}</small>}
        </li>
      ))}
    </ul>
  )
}
