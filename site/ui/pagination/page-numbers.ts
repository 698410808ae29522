/**
 * The page numbers that a pagination shows: the first, the last, the present one and its neighbours; `null` stands for
 * those left out. A gap of one page is that page.
 */
export function pageNumbers(page: number, lastPage: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .toSorted((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}
