import { copyDataFromLocaleHandler } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { endingTurns } from '../../store/turns-taken.ts'
import { copiedTranslations } from '../../model/translations/track-translations.ts'

/**
 * Payload's copy of a record's texts into another language, which says to the save that they are still to be translated. The
 * turn that the save takes ends with it.
 */
export const copyToBeTranslated: typeof copyDataFromLocaleHandler = (args) => {
  args.req.context[copiedTranslations] = { from: args.fromLocale, to: args.toLocale }
  return endingTurns(async () => copyDataFromLocaleHandler(args))
}
