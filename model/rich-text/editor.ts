import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { adminComponents } from '../admin-components.ts'
import { withoutDetour } from '../fields/address-behind.ts'
import { textarea } from '../fields/fields.ts'
import { linkedKinds } from '../../store/rich-text/link-target.ts'
import { mustBeALinkAddress } from './must-be-a-link-address.ts'

/** What is pasted comes as the site shows it. */
const CleanPasting = createServerFeature({
  feature: { ClientFeature: adminComponents.cleanPasting },
  key: 'cleanPasting',
})

/** What the editor of formatted texts offers: what the site shows (`editor-nodes.ts`), and nothing else. */
export const richTextFeatures = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  LinkFeature({
    enabledCollections: [...linkedKinds],
    // Whether a link opens a tab of its own is the site's rule, the same for all links.
    fields: ({ defaultFields }) =>
      defaultFields
        .filter(({ name }) => name !== 'newTab')
        .map((field) =>
          field.name === 'url' && field.type === 'text' && !field.hasMany
            ? { ...field, validate: mustBeALinkAddress, hooks: { beforeChange: [withoutDetour] } }
            : field,
        ),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Lists within lists; other blocks can't be moved in, for the site does not show it.
  IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
  BlockquoteFeature(),
  EXPERIMENTAL_TableFeature(),
  UploadFeature({
    enabledCollections: ['media', 'documents'],
    collections: { media: { fields: [textarea('caption')] } },
  }),
  HorizontalRuleFeature(),
  CleanPasting(),
]
