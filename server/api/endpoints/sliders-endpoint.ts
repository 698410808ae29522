import { z } from 'zod'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { sliderApi } from '../../../content/sliders/api.ts'
import { component } from '../../../store/api/components.ts'
import type { Endpoint } from '../endpoint.ts'
import { dataBody, dataEnvelope } from '../envelopes.ts'
import { parametersOfList, readList } from './read-list.ts'

const link = z.string()

/** The five networks (specification, section 3). */
const socialMediaLinksSchema = component(
  'SocialMediaLinks',
  "Addresses of the Network's accounts; `#` where it has none.",
  z.object({ facebook: link, x: link, youtube: link, linkedin: link, instagram: link }),
)

/** GET of the home page's slides with the Network's social media links (specification, section 7). */
export const slidersEndpoint: Endpoint = {
  method: 'get',
  path: '/sliders',
  route: '/sliders',
  operationId: 'listSliders',
  summary: 'Slides and social media links',
  description: 'All slides, unless `page` or `per_page` is given.',
  parameters: parametersOfList(sliderApi),
  response: dataEnvelope(
    'SliderList',
    "The home page's slides and the Network's social media links.",
    z.object({ sliders: z.array(sliderApi.schema), social_media_links: socialMediaLinksSchema }),
  ),
  answer: async (call) => {
    const list = await readList(sliderApi, call, 'all')
    if (list.errors) return { outcome: 'invalid', errors: list.errors }
    const { socialLinks } = await readOrganization(call.reading)
    return { outcome: 'found', body: dataBody({ sliders: list.records, social_media_links: socialLinks }) }
  },
}
