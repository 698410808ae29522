/** What Payload says in English, corrected. */
export const en = {
  error: {
    documentNotFound:
      'This record could not be found. It may have been deleted, or your role may not allow you to see it.',
    loadingDocument: 'This record could not be loaded.',
    localesNotSaved_one: 'The following language could not be saved:',
    localesNotSaved_other: 'The following languages could not be saved:',
  },
  general: {
    allLocales: 'All languages',
    copyWarning: 'You are about to replace {{to}} with {{from}} in {{label}} “{{title}}”. Are you sure?',
    currentlyEditing:
      'is editing this now. If you take over, both of you can go on: nothing typed is lost, and whoever saves second is asked before anything is replaced.',
    fallbackToDefaultLocale: 'Fall back to the default language',
    locale: 'Language',
    locales: 'Languages',
    payloadSettings: 'Back office settings',
  },
  localization: {
    cannotCopySameLocale: 'A language cannot be copied to itself.',
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'selected languages',
    selectLocaleToCopy: 'Choose the language to copy',
    selectLocaleToDuplicate: 'Choose the languages to duplicate',
  },
  version: {
    aboutToRestore:
      'You are about to restore this record ({{label}}) to the state that it was in on {{versionDate}}. A version that was published is published again; a draft stays a draft.',
    aboutToRestoreGlobal:
      'You are about to restore “{{label}}” to the state that it was in on {{versionDate}}. A version that was published is published again; a draft stays a draft.',
    aboutToRevertToPublished:
      'What was not published is taken back in all languages, and the page stays as visitors see it. Are you sure?',
    confirmRevertToSaved: 'Revert to what is published',
    publishAllLocales: 'Publish all languages',
    selectLocales: 'Choose the languages to show',
    showLocales: 'Languages shown:',
  },
}
