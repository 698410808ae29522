/**
 * Colours of figures that are a picture of their own: those of the light scheme (`site/ui/styles/tokens.css`, which the tests hold
 * them against), by the tokens' names.
 */
export const chartColours = {
  paper: '#fbfaf7',
  ink: '#0c2333',
  quiet: '#47596a',
  line: '#d9dfe3',
  'control-line': '#74838f',
  'chart-1': '#0b5cc7',
  'chart-2': '#a65300',
  'chart-3': '#14503b',
  'chart-4': '#8e4ec6',
  'chart-5': '#97154a',
  'chart-others': '#a9b5be',
  'map-sea': '#dcecf5',
  'map-land': '#f7f4ec',
  'map-label': '#ffffff',
  'map-pin-edge': '#ffffff',
  'map-water': '#2f86e0',
  'map-hatching': '#74838f',
  'map-class-1': '#dcebcf',
  'map-class-2': '#a8d3b0',
  'map-class-3': '#68b195',
  'map-class-4': '#2d8478',
  'map-class-5': '#0c4f56',
} as const
