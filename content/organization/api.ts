import { z } from 'zod'
import { component } from '../../store/api/components.ts'

const link = z.string()

/** The five networks (specification, section 3). */
export const socialMediaLinksSchema = component(
  'SocialMediaLinks',
  "Addresses of the Network's accounts; `#` where it has none.",
  z.object({ facebook: link, x: link, youtube: link, linkedin: link, instagram: link }),
)
