import { mapParts } from '../../../content/member-states/regional-network/map-parts.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { CountryMapFrame, MapSwatch, toneClass } from './country-map.tsx'

/** Drawn by hand, a strip for each class and one without a value: examples draw no world. */
const tones = [0, 1, 2, 3, 4, 5] as const
const strips = tones.map((tone) => ({ tone, path: `M${50 + tone * 150} 120h150v320h-150z` }))
/** The ground too, in the page itself. */
const parts = [
  { id: mapParts.land, path: 'M0 0h1000v560h-1000z' },
  { id: mapParts.borders, path: 'M200 120V440M350 120V440M500 120V440M650 120V440M800 120V440' },
  { id: mapParts.rivers, path: 'M300 120C340 240 260 320 300 440' },
  { id: mapParts.lakes, path: 'M640 300a40 24 0 1 0 80 0a40 24 0 1 0 -80 0z' },
]

function Example() {
  const { map: words } = useFigureMessages()
  return (
    <figure className="country-map-figure">
      <CountryMapFrame
        ground=""
        label={words.water}
        countries={strips.map(({ tone, path }) => (
          <path key={tone} className={toneClass(tone)} d={path} />
        ))}
      >
        <defs>
          {parts.map(({ id, path }) => (
            <path key={id} id={id} d={path} />
          ))}
        </defs>
      </CountryMapFrame>
      <figcaption>
        {tones.map((tone) => (
          <MapSwatch key={tone} tone={tone} />
        ))}
      </figcaption>
    </figure>
  )
}

export const examples: ComponentExamples = {
  name: 'Country map',
  description:
    'Countries in the colours of their classes of values, with rivers and lakes; hatched without a value.',
  // One alone: a page has one map, whose patterns have names.
  examples: [{ name: 'No value, and five classes', render: () => <Example /> }],
}
