import { chartColours } from './chart-colours.ts'

/** The styles of a picture, as pages have them (`site/ui/chart/chart.css`, `site/ui/country-map/country-map.css`). */
export function pictureStyles(): string {
  const { line, 'control-line': controlLine, 'chart-others': others, paper } = chartColours
  return [
    'path{fill:none}',
    `text{font-family:"Readex Pro","Vazirmatn",system-ui,sans-serif}`,
    'text.strong{font-weight:500}',
    ...Object.entries(chartColours).map(
      ([name, colour]) =>
        `text.${name},.letters.${name}{fill:${colour}}.letters.strong.${name}{stroke:${colour}}`,
    ),
    '.letters.strong{stroke-width:.35;stroke-linejoin:round}',
    `.haloed{stroke:${chartColours['map-label']};stroke-width:3;stroke-linejoin:round;paint-order:stroke}`,
    `.grid{stroke:${line}}.zero{stroke:${controlLine}}.leader{stroke:${controlLine};stroke-dasharray:1 3}`,
    `.others{stroke:${others};stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}`,
    '.line{stroke-linejoin:round}.line.observed{stroke-width:2.25;stroke-linecap:round}',
    '.line.carried{stroke-width:2;stroke-dasharray:6 4}.line.interpolated{stroke-width:1.25}',
    '.line.estimated{stroke-width:2.75;stroke-linecap:round;stroke-dasharray:0 5}',
    '.mark,.hollow{stroke-linecap:round}.mark.observed{stroke-width:6.5}.mark.interpolated{stroke-width:3.5}',
    '.mark.carried{stroke-width:9;stroke-linecap:square}.mark.estimated{stroke-width:10}',
    `.hollow{stroke:${paper};stroke-width:6}.hollow.carried{stroke-width:5;stroke-linecap:square}`,
    `.borders{stroke:${chartColours['map-sea']}}.lakes{fill:${chartColours['map-water']};opacity:.75}`,
    `.rivers{stroke:${chartColours['map-water']};stroke-width:.5;stroke-linejoin:round;opacity:.75}`,
    `.hatching{stroke:${chartColours['map-hatching']}}.small{stroke:${chartColours['map-pin-edge']};stroke-width:1.5}`,
  ].join('')
}
