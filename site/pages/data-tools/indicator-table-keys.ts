/** Years that an indicator's table shows beside the latest one. */
export const comparedYears = [2000, 2010] as const

/** Columns of an indicator's table, as its orders are named in addresses. */
export const tableKeys = ['country', 'value', 'year', '2000', '2010'] as const

export type TableKey = (typeof tableKeys)[number]
