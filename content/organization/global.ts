import { email, localizedText, localizedTextarea, number, rows, text } from '../../model/fields/fields.ts'
import { webAddress } from '../../model/fields/web-address.ts'
import { publishedGlobal } from '../../model/published-global.ts'

/** Who the network is: names, contacts, addresses elsewhere, figures of the home page. */
export const organization = publishedGlobal('organization', [
  text('abbreviation', { required: true }),
  localizedText('name', { required: true }),
  localizedTextarea('description', { required: true }),
  localizedText('metaTitle', { required: true }),
  localizedTextarea('metaDescription', { required: true }),
  number('copyrightYear', { required: true }),
  text('telephone', { required: true }),
  email('informationEmail', { required: true }),
  email('applicationsEmail', { required: true }),
  email('procurementEmail', { required: true }),
  localizedText('location', { required: true }),
  webAddress('hubAddress', { required: true }),
  webAddress('hubMapsAddress', { required: true }),
  webAddress('waterVisionAddress', { required: true }),
  webAddress('facebook'),
  webAddress('x'),
  webAddress('youtube'),
  webAddress('linkedin'),
  webAddress('instagram'),
  rows('figures', [text('value', { required: true }), localizedText('label', { required: true })], {
    maxRows: 6,
  }),
])
