import { chartValuesOf, mostChartRows } from './chart-values.ts'
import { shown, type DataTable } from './data-table.ts'
import { numberIn } from './read-cells.ts'

/** Makes of a table's rows, one by one, what pages show of it: memory does not grow with the file. */
export class TableBuilder {
  readonly #header: readonly string[]
  readonly #isNumeric: boolean[]
  readonly #hasValue: boolean[]
  readonly #rows: string[][] = []
  #forChart: (readonly string[])[] | null = []
  #count = 0

  constructor(header: readonly string[]) {
    this.#header = header
    this.#isNumeric = header.map(() => true)
    this.#hasValue = header.map(() => false)
  }

  /** @param cells as many as the header has */
  add(cells: readonly string[]): void {
    this.#count += 1
    for (const [column, cell] of cells.entries()) {
      if (!this.#isNumeric[column]) continue
      const value = numberIn(cell)
      if (value === undefined) this.#isNumeric[column] = false
      else if (value !== null) this.#hasValue[column] = true
    }
    if (this.#rows.length < shown.rows) this.#rows.push(cells.slice(0, shown.columns).map(cut))
    if (this.#count > mostChartRows) this.#forChart = null
    this.#forChart?.push(cells)
  }

  get rowCount(): number {
    return this.#count
  }

  finish(): DataTable {
    const header = this.#header
    const columns = header.map((name, column) => ({
      name: cut(name.trim()),
      isNumeric: this.#isNumeric[column] === true && this.#hasValue[column] === true,
    }))
    return {
      columns: columns.slice(0, shown.columns),
      rows: this.#rows,
      rowCount: this.#count,
      columnCount: header.length,
      chart: this.#forChart && chartValuesOf(columns, this.#forChart),
    }
  }
}

function cut(text: string): string {
  const letters = [...text.slice(0, 4 * shown.characters)]
  return letters.length <= shown.characters ? text : `${letters.slice(0, shown.characters).join('')}…`
}
