import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the values lie, a file for each indicator. */
export const figureFolder = path.join(import.meta.dirname, 'figures')

/** The file of an indicator: a line for each country, a column for each year, empty where the source has no value. */
export function figureFile(slug: string): string {
  return path.join(figureFolder, `${slug}.csv`)
}

export interface StarterFigure {
  country: string
  year: number
  value: number
}

/**
 * The values of an indicator, by country and year.
 * @throws Error for a file that is not of the form described above
 */
export async function readStarterFigures(slug: string): Promise<StarterFigure[]> {
  const [header = '', ...lines] = (await readFile(figureFile(slug), 'utf8')).trimEnd().split('\n')
  const years = header.split(',').slice(1).map(Number)
  return lines.flatMap((line, index) => {
    const [country = '', ...cells] = line.split(',')
    if (cells.length !== years.length) {
      throw new Error(`${slug}.csv, line ${index + 2}: ${cells.length} cells for ${years.length} years`)
    }
    return years.flatMap((year, column) => {
      const cell = cells[column] ?? ''
      if (cell === '') return []
      const value = Number(cell)
      if (!Number.isFinite(value)) throw new Error(`${slug}.csv, line ${index + 2}: ${cell} is no number`)
      return [{ country, year, value }]
    })
  })
}
