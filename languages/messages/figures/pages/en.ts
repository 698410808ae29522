import type { Status } from '../../../figure-words.ts'

/** Words of the pages with figures, in English; the shape that every other language must have. */
export const pageWords = {
  latestValue: 'Latest value',
  yearAndStatus: 'Year and status',
  inYear: (year: string) => `In ${year}`,
  country: 'Country',
  unit: 'Unit',
  year: 'Year',
  countryCount: (count: number, shown: string) => (count === 1 ? `${shown} country` : `${shown} countries`),
  fromTo: (low: string, high: string) => `${low} to ${high}`,
  noDataFor: (countries: string) => `No data: ${countries}`,
  version: (number: string) => `Version ${number}`,
  edition: 'Edition',
  sorting: {
    ascending: 'ascending',
    descending: 'descending',
  },
  entrance: {
    find: 'Find an indicator',
    findHint: 'A word of its name or definition, for example: withdrawal, forest, electricity',
    found: (count: number, shown: string, q: string) =>
      `${shown} ${count === 1 ? 'indicator' : 'indicators'} for “${q}”`,
    nothing: (q: string) => `No indicator contains “${q}”.`,
    showAll: 'Show all indicators',
    indicators: 'Indicators',
    none: 'No indicators have been published yet.',
    spread: 'Latest values',
    upTo: (year: string) => `up to ${year}`,
    whatIsNew: 'What is new',
    allUpdates: 'All updates',
    undo: 'An earlier change was taken back.',
    noVersion: 'No figures have been published yet.',
    ages: 'How the age of a value is determined',
    agesLead:
      'Many official series carry a value forward for years, or draw a straight line between two surveys. Every value here says which it is. Where the source gives the status itself, we take it; everywhere else these rules apply to the series.',
    rules: {
      observed: 'None of the following rules applies to the value.',
      carried:
        'The value is exactly the same as in the year before. The first year with this value is given: “2022, unchanged in the source since 2010”.',
      interpolated:
        'The value and at least two values beside it lie, to the last digit given, on a straight line between two other years. The line must rise or fall by at least ten units of the last digit a year, as flatter ones can come about by rounding.',
      estimated: 'The value is for the year in which the source was published, or for a later year.',
    } satisfies Record<Status, string>,
    missingRule:
      'The source has no value. A line has a gap there, and a table says “No data”. We never fill a gap.',
    agesEnd:
      'This describes what the source shows. It says nothing about the work of those who collect the figures.',
    use: 'Work with the figures',
    compare: 'Compare countries',
    compareText: 'One indicator in two to five countries, at an address that you can share.',
    api: 'API documentation (in English)',
    apiText: 'All figures for programs: no key, no account.',
    everything: 'All figures (CSV)',
    everythingText: 'Every current value of every indicator, in one file.',
    countries: 'Figures by country',
    openData: 'Open data',
    countriesText: 'The figures most often asked for, in one table of all countries.',
  },
  indicator: {
    pillar: 'Pillar',
    source: 'Source',
    licence: 'Licence',
    attribution: 'Attribution',
    sdg: 'Sustainable Development Goals',
    sdgIndicator: (code: string) => `Indicator ${code}`,
    years: 'Years',
    coverage: 'Coverage',
    chart: 'Over the years',
    choose: 'Choose countries',
    overview:
      'Each grey line is a country. Choose countries to see their names, their values and how old these are.',
    chooseHint: (most: string) => `Up to ${most}, each named and in a colour of its own.`,
    show: 'Show these countries',
    clear: 'Clear the choice',
    tooMany: (chosen: string, most: string) =>
      `You chose ${chosen} countries. Only the first ${most} are in colour.`,
    unknown: (codes: string) => `There is no country with this code here: ${codes}.`,
    table: 'All countries',
    multiples: 'Country by country',
    noFigures: 'No figures have been published for this indicator yet.',
    compare: 'Compare countries',
    otherIndicators: 'More indicators of this pillar',
    description: (title: string, count: string, first: string, last: string) =>
      `${title}: ${count}, ${first} to ${last}, with the age of every value.`,
  },
  compare: {
    title: 'Compare countries',
    titleFor: (countries: string, indicator: string) => `${countries}: ${indicator}`,
    lead: 'One indicator in two to five countries. The address of the page leads to the same comparison again.',
    form: 'What to compare',
    indicator: 'Indicator',
    choose: 'Please choose',
    countries: 'Two to five countries',
    nthCountry: (place: string) => `Country ${place}`,
    noCountry: 'No country',
    submit: 'Compare',
    tooFew: 'Please choose two countries at least.',
    oneMore: 'Please choose at least one more country.',
    tooMany: (chosen: string, most: string) =>
      `You chose ${chosen} countries; at most ${most} can be compared. Please leave some out.`,
    unknownCountry: (codes: string) =>
      `There is no country with this code here: ${codes}. Please choose from the list.`,
    noIndicator: 'Please choose an indicator.',
    unknownIndicator: (name: string) => `There is no indicator “${name}”. Please choose from the list.`,
    chart: 'Over the years',
    table: 'In figures',
    everyFifth: 'Every fifth year, and the latest year of each country. The files have all years.',
    toIndicator: 'The indicator, with all countries',
  },
  profile: {
    title: 'Figures',
    lead: 'The latest value of each indicator, how old it is, and between which values the member states lie.',
    inAndAmong: (low: string, high: string) => `Member states: ${low} to ${high}`,
    median: (value: string, count: string) => `median ${value}, of ${count}`,
    files: 'All figures of this country',
    compare: 'Compare with other countries',
  },
  update: {
    version: 'Version of the figures',
    file: 'File',
    counts: {
      new: 'New values',
      revised: 'Revised values',
      withdrawn: 'Withdrawn values',
      unchanged: 'Unchanged values',
    },
    changes: 'What was revised',
    nothingRevised: 'This update revised no value. What had been published before is unchanged.',
    undone: (version: string) =>
      `This update was undone in version ${version}. The values that it gave remain in its own version.`,
    former: 'Former value',
    value: 'New value',
    isWithdrawn: 'Withdrawn',
    isOnlyStatus: 'same value, different status',
    named: (named: string, all: string) =>
      `${named} of ${all} revised or withdrawn values are named here. The files have all values:`,
    before: (version: string) => `Before: version ${version} (CSV)`,
    after: (version: string) => `After: version ${version} (CSV)`,
  },
  countriesTable: {
    title: 'Figures by country',
    lead: 'The latest value of each country, with its year. The years differ from country to country: this is not a ranking.',
    all: 'All indicators',
  },
}

export type FigurePageWords = typeof pageWords
