import { z } from 'zod'
import { mixesColumns } from './mixed-columns.ts'

/** What pages show of a file of data, at most; what it is counted by is the whole file. */
export const shown = { rows: 20, columns: 40, characters: 200 } as const

/** Values of the same lines over the same years, for each thing that was measured. */
export const chartValues = z.object({
  /** Names of columns with figures, or what the file's column of indicators has. */
  measures: z.array(z.string()).min(1),
  /** What the lines are of, such as countries; one without a name where each year has one row. */
  lines: z.array(z.string()).min(1),
  /** Ascending. */
  years: z.array(z.number()).min(1),
  /** By measure, line and year; null where there is no value. */
  values: z.array(z.array(z.array(z.number().nullable()))),
})

export type ChartValues = z.output<typeof chartValues>

/** What is stored of a file of data when it is uploaded, so that no page reads the file. */
export const dataTable = z
  .object({
    /** The first columns. */
    columns: z.array(z.object({ name: z.string(), isNumeric: z.boolean() })),
    /** The first rows of these columns, each cell as it stands in the file, cut where it is long. */
    rows: z.array(z.array(z.string())),
    /** Of the whole file. */
    rowCount: z.number(),
    columnCount: z.number(),
    /** Nothing for a file without years, or with more values than a page can draw. */
    chart: chartValues.nullable(),
  })
  .transform((table) => ({
    ...table,
    chart: table.chart && !mixesColumns(table.chart.measures, table.columns) ? table.chart : null,
  }))

export type DataTable = z.output<typeof dataTable>
