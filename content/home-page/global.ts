import { action, group } from '../../model/fields/destination.ts'
import { localizedText, localizedTextarea, rows, upload } from '../../model/fields/fields.ts'
import { publishedGlobal } from '../../model/published-global.ts'

/** What stands on the home page alone: the About, Vision and Mission slides and the hub's promotion (section 2.4). */
export const homePage = publishedGlobal('home-page', [
  rows(
    'aboutSlides',
    [
      localizedText('label', { required: true, wording: 'slideName' }),
      localizedText('title', { required: true }),
      localizedTextarea('description', { required: true }),
      upload('image', 'media'),
    ],
    { maxRows: 6 },
  ),
  group('hub', [
    upload('logo', 'media'),
    localizedText('title', { required: true }),
    localizedTextarea('description', { required: true }),
    action('primaryAction'),
    action('secondaryAction', 'secondButton'),
    rows('tags', [localizedText('label', { required: true, wording: 'tag' })], { maxRows: 8 }),
  ]),
])
