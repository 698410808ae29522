/** Every address of the specification's section 2.1, and those that the issues add; details by slug. */
export const addresses = [
  '/',
  '/who-we-are',
  '/what-we-do',
  '/get-involved',
  '/info-centre',
  '/projects',
  '/projects/nexus-atlas',
  '/events',
  '/events/regional-water-week',
  '/news',
  '/stories',
  '/publications',
  '/countries',
  '/countries/jordan',
  '/countries/japan',
  '/footprint',
  '/media',
  '/members',
  '/partners',
  '/oic-water-vision',
  '/team',
  '/cop',
  '/vacancies',
  '/internship',
  '/tenders',
  '/gallery',
  '/nutshell',
  '/wefe-hub',
  '/wefe-hub/maps',
  '/who-we-are-map',
  '/data-tools',
  '/search',
] as const

/** Details by id. They say that their address is the one with the slug. */
export const details: readonly string[] = [
  '/news/1',
  '/stories/1',
  '/publications/1',
  '/vacancies/1',
  '/tenders/1',
  '/gallery/1',
  '/cop-news/1',
]

/** Lists whose first entry leads to a detail page. */
export const listsWithDetails = [
  '/projects',
  '/events',
  '/news',
  '/stories',
  '/publications',
  '/vacancies',
  '/tenders',
  '/gallery',
  '/cop',
] as const
