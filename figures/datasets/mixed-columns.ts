import { yearIn } from './read-cells.ts'

/** A column of a table, by what is stored of its heading. */
export interface Column {
  name: string
  isNumeric: boolean
}

/**
 * Whether a stored chart is of a table whose columns of figures share a name, or a year, so that one of its series mixes
 * them: releases that drew such tables have stored them.
 * @param columns of the same table
 */
export function mixesColumns(measures: readonly string[], columns: readonly Column[]): boolean {
  const figures = columns.flatMap(({ name, isNumeric }) => (isNumeric ? [name] : []))
  const measured = figures.filter((name) => measures.includes(name))
  return isRepeated(measured.length > 0 ? measured : columns.flatMap(({ name }) => yearIn(name) ?? []))
}

/** Whether anything stands there twice. */
export function isRepeated(all: readonly unknown[]): boolean {
  return new Set(all).size < all.length
}
