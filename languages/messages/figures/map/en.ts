/** Words of maps, in English; the shape that every other language must have. */
export const mapWords = {
  title: 'Figures on the map',
  layers: 'What the map shows',
  layer: { figures: 'Figures', projects: 'Projects', events: 'Events', laboratories: 'Laboratories' },
  show: 'Show on the map',
  year: 'Year',
  moveThroughYears: 'Move through the years',
  unknownYear: (year: string, shown: string) => `There are no values for ${year}. The map shows ${shown}.`,
  /** What the map is, for those who do not see it. */
  mapOf: (title: string, year: string) => `Map: ${title}, ${year}`,
  withValue: (year: string, count: string, total: string) =>
    `${year}: there is a value for ${count} of ${total} countries.`,
  legend: 'Colours of the map',
  classes:
    'Each class has about as many values as any other. The values of all years determine the classes, which stay the same, so that colours can be compared from year to year.',
  value: 'Value',
  class: 'Class',
  valueOf: (country: string, value: string, unit: string, age: string) =>
    `${country}: ${value} ${unit} (${age})`,
  noValueOf: (country: string, year: string) => `${country}: no data (${year})`,
  water: 'Rivers and lakes',
  waterSource: 'Rivers and lakes: Natural Earth.',
  toIndicator: 'Definition, source and all years of this indicator',
  projectsByCountry: 'Projects by country',
  eventsByCountry: 'Events by country',
  laboratoriesByCountry: 'Laboratories by country',
  eventCount: (count: number, shown: string) => (count === 1 ? `${shown} event` : `${shown} events`),
  laboratoryCount: (count: number, shown: string) =>
    count === 1 ? `${shown} laboratory` : `${shown} laboratories`,
  mapOfProjects: 'Map: number of projects in each country',
  mapOfEvents: 'Map: number of events in each country',
  mapOfLaboratories: 'Map: number of laboratories in each country',
  circles:
    'The larger the circle, the more there are in the country. Each circle leads to its place in the list.',
  eachCountry: 'Items that concern several countries are listed under each of them.',
  withoutCountry: 'Without a country of their own',
  nothing: 'Nothing matches this choice.',
  filter: 'Choose projects',
  all: 'All',
  apply: 'Show',
  clear: 'Clear the choice',
}

export type MapWords = typeof mapWords
