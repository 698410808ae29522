import type { Pillar, Status } from '../../figure-words.ts'
import { mapWords } from './map/en.ts'
import { pageWords } from './pages/en.ts'

/** Words of the pages that show figures, in English. */
export const figures = {
  ...pageWords,
  map: mapWords,
  pillars: {
    water: 'Water',
    energy: 'Energy',
    food: 'Food',
    environment: 'Environment',
    context: 'Context',
  } satisfies Record<Pillar, string>,
  statuses: {
    observed: 'Observed',
    carried: 'Carried forward',
    interpolated: 'Interpolated',
    estimated: 'Estimated',
  } satisfies Record<Status, string>,
  noValue: 'No data',
  /** Of a value that stands still: the year it is for, and the first year that has it. */
  unchangedSince: (year: string, since: string) => `${year}, unchanged in the source since ${since}`,
  interpolatedIn: (year: string) => `${year}, on a straight line between two other years`,
  estimatedFor: (year: string) => `${year}, an estimate`,
  /** Files, citation and embedding of figures. */
  takeAway: {
    title: 'Take these figures with you',
    lead: 'Every file has the values shown here, with the countries and the version chosen.',
    citation: 'Citation',
    copyCitation: 'Copy the citation',
    copied: 'Copied',
    copyByHand: 'It is selected. Copy it with your keyboard.',
    embed: 'Show this chart on your page',
    embedLead: 'One line of HTML: a picture that leads here. It shows the figures of this version for good.',
    copyEmbed: 'Copy the line',
    metadata: 'Data about the data',
    version: (version: string, date: string) => `Version ${version}, ${date}`,
    older: (version: string) => `You are reading version ${version}. There is a newer one.`,
    toLatest: 'Read the latest version',
  },
  /** Files of data on a publication's page. */
  dataFiles: {
    title: 'The data',
    rows: 'Rows',
    columns: 'Columns',
    format: 'Format',
    size: 'Size',
    download: (format: string) => `Download (${format})`,
    firstRows: (shown: string, all: string) => `First ${shown} of ${all} rows`,
    allRows: 'All rows',
    firstColumns: (shown: string, all: string) => `First ${shown} of ${all} columns`,
    table: 'Table',
    column: (place: string) => `Column ${place}`,
    empty: 'No value',
    unitInFile: 'unit as in the file',
    choose: 'Choose what the chart shows',
    chooseHint: (most: string) => `Up to ${most} lines.`,
    measure: 'Figures',
    lines: 'Lines',
    show: 'Show',
    computed: 'Whether a value was carried forward or interpolated is computed from the file by',
    rules: 'the rules of our figures',
    publications: 'Publications with this indicator',
  },
  chart: {
    period: (first: string, last: string) => `Values from ${first} to ${last}.`,
    onlyYear: (year: string) => `Values for ${year} only.`,
    latest: (name: string, value: string, age: string) => `${name}: latest value ${value} (${age}).`,
    lowest: (value: string, where: string) => `Lowest value: ${value} (${where}).`,
    highest: (value: string, where: string) => `Highest value: ${value} (${where}).`,
    latestFrom: (from: string, to: string) => `The latest values date from ${from} to ${to}.`,
    latestOf: (year: string) => `The latest values date from ${year}.`,
    notObserved: (count: string, total: string) =>
      `Latest values that were carried forward, interpolated or estimated: ${count} of ${total}.`,
    withoutValueCount: (count: string, total: string) => `Without data: ${count} of ${total}.`,
    /** Before the names of countries. */
    withoutValue: 'No data:',
    nothing: 'There are no values to show.',
    notFromZero: 'The vertical axis does not start at zero.',
    others: 'Other countries, for comparison',
    legend: 'How to read this chart',
    table: 'Values as a table',
    year: 'Year',
    withoutNote: 'Values without a note are observed.',
    /** Notes of values in a table. */
    since: (year: string) => `unchanged since ${year}`,
    interpolated: 'interpolated',
    estimated: 'estimate',
    show: 'Show',
    readYear: 'Year to read',
    oneScale: 'All charts have the same scale.',
    ownScale: 'Each chart has its own scale.',
    someNotFromZero: 'Some scales do not start at zero.',
    years: (first: string, last: string) => `${first} to ${last}`,
    source: 'Source:',
    licence: 'Licence:',
    version: (version: string, day: string) => `Version ${version} of ${day}`,
  },
}

export type FigureMessages = typeof figures
