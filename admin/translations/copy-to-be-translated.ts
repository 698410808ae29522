import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { copiedTranslations } from '../../model/translations/track-translations.ts'

/** Payload's copy of a record's texts into another language, which says to the save that they are still to be translated. */
export const copyToBeTranslated: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[copiedTranslations] = { from: args.fromLocale, to: args.toLocale }
  return copyDataFromLocaleHandler(args)
}
