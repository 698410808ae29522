import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { fa } from '@payloadcms/translations/languages/fa'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { environment } from '../environment.ts'
import { defaultLanguage, languageList } from '../languages/languages.ts'
import { adminComponents } from '../model/admin-components.ts'
import { ownPages } from '../model/own-pages.ts'
import { invitationEndpoints } from '../accounts/invitations/endpoints.ts'
import { recoveryEndpoints } from '../accounts/recovery/endpoints.ts'
import { signInSecurityEndpoints } from '../accounts/second-factor/endpoints.ts'
import { stepUpEndpoints } from '../accounts/step-up/endpoints.ts'
import { collections } from './collections.ts'
import { databaseAdapter } from '../store/database/adapter.ts'
import { journalTable } from './journal-table.ts'
import { readingsTable } from './readings-table.ts'
import { readOrCreateSecret } from '../store/database/secret.ts'
import { showTimesOfSaving } from '../model/fields/times-of-saving.ts'
import { guardEdits, guardGlobalEdits } from '../model/editing/guard-edits.ts'
import { guardHeldRecords } from '../model/editing/held-records.ts'
import { othersAtWork } from '../model/editing/others-at-work.ts'
import { headerMenu } from '../content/header-menu/global.ts'
import { homePage } from '../content/home-page/global.ts'
import { payloadCorrections } from '../languages/back-office/payload-corrections.ts'
import { mailOf } from '../store/mail/smtp-mail.ts'
import { findAsTyped } from '../model/hooks/find-as-typed.ts'
import { journalGlobals, journalRecords } from '../model/journal/enter-in-journal.ts'
import { refuseImpossibleQueries } from '../model/hooks/refuse-impossible-queries.ts'
import { refuseSortingByOthers } from '../model/hooks/refuse-sorting-by-others.ts'
import { organization } from '../content/organization/global.ts'
import { checkLinksEndpoint, stillHoldsEndpoint } from '../content/link-check/endpoint.ts'
import { announceComment } from '../accounts/announce-comment.ts'
import { checkLinksNightly } from '../content/link-check/stored-check.ts'
import { custodianEndpoints } from '../procurement/custodians/endpoints.ts'
import { openingsEndpoint } from '../procurement/openings/endpoints.ts'
import { openEnvelopesFromNowOn } from '../procurement/openings/envelope-opener.ts'
import { remindCustodiansHourly } from '../procurement/custodians/remind-custodians.ts'
import { verifyNightlyFromNowOn } from '../procurement/procurement-record/nightly/verify-nightly.ts'
import { deleteExpiredDaily } from '../retention/delete-expired-daily.ts'
import { notifySubscribersRegularly } from './notify-subscribers-regularly.ts'
import { startMailSender } from './outgoing-mail-sender.ts'
import { richTextEditor } from './rich-text-editor.ts'
import { ownBelongings } from './own-belongings.ts'
import { trackGlobalTranslations, trackTranslations } from '../model/translations/track-translations.ts'
import { sweepArrivingFilesHourly } from '../model/arriving-files/arriving-files.ts'
import { arrivingFileEndpoints } from '../model/arriving-files/endpoints.ts'
import { commentEndpoints } from '../model/comments/endpoints.ts'
import { orderEndpoint } from '../model/ordering/endpoint.ts'
import { reviewEndpoint } from '../model/review/endpoint.ts'
import { publishWhatWasScheduled } from '../model/review/scheduled-publications.ts'
import { translationEndpoints } from '../model/translations/endpoints.ts'
import { defaultTimeZone, supportedTimeZones } from '../languages/time-zones.ts'
import { reportFailedPublicationsEveryMinute } from '../accounts/tasks/report-failed-publications.ts'
import { scanWaitingFilesEveryMinute } from './scan-waiting-files.ts'
import { othersLogOptions } from '../store/log/others-log.ts'
import { watchDatabase } from '../store/database/database-watch.ts'
import { largestUpload } from '../store/uploads/file-address.ts'
import { giveBackLeftFilesRegularly } from '../store/uploads/set-replaced-files-aside.ts'
import { sweepTemporaryFilesHourly } from '../store/uploads/temporary-files.ts'
import { temporaryFolder } from '../store/uploads/temporary-files.ts'
import { rightsOverWhatOneReads } from '../model/access/rights-over-what-one-reads.ts'
import { usesOfRecord } from './uses-of-record.ts'
import { uploadsInS3 } from '../store/uploads/uploads-in-s3.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const settings = environment()
const secret = await readOrCreateSecret(settings)

/**
 * The back office. This file and all it imports must stay free of React and Next, because the public server loads it.
 * Its addresses: /admin and /cms-api, so that /api is the public API's.
 */
const config = buildConfig({
  secret,
  routes: { admin: '/admin', api: '/cms-api' },
  // On plain http browsers send no Sec-Fetch-Site, without which Payload would pass over every session.
  csrf: settings.siteUrl.startsWith('https:') ? [settings.siteUrl] : [],
  telemetry: false,
  graphQL: { disable: true },
  collections: collections
    .map(guardEdits)
    .map(trackTranslations)
    .map(journalRecords)
    .map(rightsOverWhatOneReads)
    .map(showTimesOfSaving)
    .map(findAsTyped),
  globals: [organization, headerMenu, homePage]
    .map(guardGlobalEdits)
    .map(trackGlobalTranslations)
    .map(journalGlobals),
  endpoints: [
    othersAtWork,
    usesOfRecord,
    readingsTable,
    journalTable,
    ...arrivingFileEndpoints,
    checkLinksEndpoint,
    stillHoldsEndpoint,
    reviewEndpoint,
    ...commentEndpoints(announceComment),
    orderEndpoint,
    ...translationEndpoints,
    ...stepUpEndpoints,
    ...custodianEndpoints,
    openingsEndpoint,
    ...signInSecurityEndpoints,
    ...invitationEndpoints,
    ...recoveryEndpoints,
  ],
  db: await databaseAdapter(settings, ownBelongings(settings, secret)),
  editor: richTextEditor,
  sharp,
  logger: { options: othersLogOptions(settings), destination: logDestination() },
  email: mailOf(settings),
  localization: {
    locales: languageList.map(({ code, ownName, direction }) => ({
      code,
      label: ownName,
      rtl: direction === 'rtl',
    })),
    defaultLocale: defaultLanguage,
    fallback: false,
  },
  i18n: {
    supportedLanguages: { en, ar, fr, fa },
    fallbackLanguage: defaultLanguage,
    translations: payloadCorrections,
  },
  admin: {
    user: 'users',
    // In every language; Payload writes “novembre 29 2026, 1:31 AM” in French.
    dateFormat: 'd MMMM yyyy, HH:mm',
    // Payload's four seconds are too short for the reasons of several refused records.
    toast: { duration: 10_000 },
    components: {
      // The inner one's effects come first: a save that waits (`guardedExits`) stands below the approval that is asked for it.
      providers: [adminComponents.stepUp, adminComponents.guardedExits, adminComponents.nameControls],
      afterLogin: [adminComponents.openIdSignIn, adminComponents.passkeySignIn],
      beforeDashboard: [adminComponents.translatorStart, adminComponents.waitingDashboard],
      beforeNavLinks: [
        adminComponents.translationsLink,
        adminComponents.linkCheckLink,
        adminComponents.custodiansLink,
        adminComponents.openingsLink,
        adminComponents.journalLink,
      ],
      views: Object.fromEntries(
        Object.entries(ownPages).map(([name, { title: _title, ...view }]) => [name, view]),
      ),
    },
    importMap: { baseDir: here, importMapFile: path.join(here, '../admin/app/admin/importMap.js') },
    timezones: { defaultTimezone: defaultTimeZone, supportedTimezones: supportedTimeZones },
    // The stock picture is asked for at another host, with a hash of the person's e-mail.
    avatar: 'default',
    meta: {
      // In the person's language (`generateMetadata` in admin/app/admin).
      titleSuffix: '',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Back office', title: 'Back office', description: 'Back office' },
    },
  },
  upload: {
    limits: { fileSize: largestUpload },
    requestSizeLimit: largestUpload + 2 * 1024 * 1024,
    abortOnLimit: true,
    useTempFiles: true,
    tempFileDir: temporaryFolder(settings.dataFolder),
  },
  jobs: {
    autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }],
    shouldAutoRun: () => process.env.NETWORK_PROCESS === 'admin',
  },
  onInit: (payload) => {
    if (process.env.NETWORK_PROCESS !== 'admin') return
    deleteExpiredDaily(payload)
    verifyNightlyFromNowOn(payload)
    checkLinksNightly(payload, settings)
    remindCustodiansHourly(payload)
    sweepTemporaryFilesHourly(payload)
    giveBackLeftFilesRegularly(payload)
    sweepArrivingFilesHourly(payload)
    scanWaitingFilesEveryMinute(payload, settings)
    reportFailedPublicationsEveryMinute(payload)
    startMailSender(payload, settings)
    notifySubscribersRegularly(payload, settings)
    openEnvelopesFromNowOn(payload)
    // Whoever is signed in is told soon that the database is away, and does not wait for it.
    watchDatabase(payload, { interval: 500, ask: async (connection) => connection?.rows('SELECT 1') })
  },
  hooks: { afterError: [refuseImpossibleQueries] },
  plugins: uploadsInS3(settings),
  // Written by `npm run types:generate`, not by a further process each time that a command opens the database.
  typescript: { outputFile: path.join(here, '../store/payload-types.ts'), autoGenerate: false },
})

export default publishWhatWasScheduled(guardHeldRecords(refuseSortingByOthers(config)))

/** A command's standard output is for its result. */
function logDestination(): NodeJS.WritableStream {
  return process.env.NETWORK_PROCESS === undefined ? process.stderr : process.stdout
}
