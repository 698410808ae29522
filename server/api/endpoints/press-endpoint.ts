import { readOrganization } from '../../../content/organization/read-organization.ts'
import { pressItemApi } from '../../../content/press-items/api.ts'
import type { Endpoint } from '../endpoint.ts'
import { listEndpoint } from './list-endpoint.ts'

const ending = '-in-press'

/** GET of the press coverage, at an address named after the organization (specification, section 7). */
export const pressEndpoint: Endpoint = {
  ...listEndpoint(`/{abbreviation}${ending}`, pressItemApi, 'Press items'),
  route: `/:value{[^/]+${ending}}`,
  isThere: async ({ reading, pathValue }) => {
    const { abbreviation } = await readOrganization(reading)
    return pathValue.toLowerCase() === `${abbreviation}${ending}`.toLowerCase()
  },
}
