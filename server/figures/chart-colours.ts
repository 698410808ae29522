/**
 * Colours of a chart that is a file of its own: those of the light scheme (`site/ui/styles/tokens.css`, which the tests hold
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
} as const
