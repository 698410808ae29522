/** Query parameters that a list's address may carry; every other one is left out of what is read and cached. */
export const listParameters = [
  'page',
  'q',
  'sort',
  'topic',
  'country',
  'year',
  'status',
  'kind',
  'mode',
  'time',
  'category',
  'file-language',
  'program',
  'project',
] as const

/** A filter's name in a page's address: `language` there chooses the page's own language. */
export function nameInAddress(filter: string): string {
  return filter === 'language' ? 'file-language' : filter
}

/** The page number in a list's address; 1 when it has none that makes sense. */
export function pageNumberIn(request: Request): number {
  const given = new URL(request.url).searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1
}
