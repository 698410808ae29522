import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Payload } from 'payload'
// Built by React Router from site/.
import * as siteBuild from 'virtual:react-router/server-build'
import type { Environment } from '../environment.ts'
import { readContentVersion, type ContentVersion } from '../store/database/content-version.ts'
import { sendsMail } from '../store/mail/smtp-mail.ts'
import { followersAddress } from '../procurement/tender-followers/form.ts'
import { subscribersAddress } from '../submissions/list-subscribers/form.ts'
import { ownFlags } from '../content/member-states/regional-network/flag-address.ts'
import { answerFailure } from './answer-failure.ts'
import { readOrganization } from '../content/organization/read-organization.ts'
import { defaultLanguage, type Language } from '../languages/languages.ts'
import { ledElsewhere } from '../site/pages/not-found/led-elsewhere.ts'
import { apiCache } from './api/api-cache.ts'
import { createPublicApi } from './api/public-api.ts'
import { calendars } from './calendar/calendars.ts'
import { citations } from './citations/citations.ts'
import { covers } from './covers/covers.ts'
import { feeds } from './feeds/feeds.ts'
import { envelopePages } from './envelopes/envelope-pages.ts'
import { documentAvailability } from './files/document-availability.ts'
import { fileStoreOf } from './files/file-store-of.ts'
import { flags } from './flags/flags.ts'
import { makeDataCatalogue } from './figures/data-catalogue.ts'
import { readFormerFile } from '../figures/datasets/former-versions/former-versions.ts'
import { figureFiles } from './figures/figure-files.ts'
import { files } from './files/files.ts'
import { whoMayRead } from './files/who-may-read.ts'
import { harvesting } from './harvesting/harvesting.ts'
import { minutesPages } from './minutes/minutes-pages.ts'
import { mountPerLanguage } from './mount-per-language.ts'
import type { IntakeService } from './intake/intake-service.ts'
import { pageAnswers, pageSubmissions } from './intake/page-submissions.ts'
import { tus } from './intake/uploads/tus.ts'
import type { Logger } from '../store/log/create-log.ts'
import { countryMaps } from './maps/country-maps.ts'
import { mapGrounds } from './maps/map-grounds.ts'
import { maps } from './maps/maps.ts'
import { worldReader } from './maps/world-topology.ts'
import { cacheText } from './page-cache/cache-text.ts'
import { PageCache, type ResponseCache } from './page-cache/page-cache.ts'
import { sendCached } from './page-cache/send.ts'
import { answerNotFound } from './pages/not-found.ts'
import { pages } from './pages/pages.ts'
import { unknownAddresses } from './pages/unknown-address.ts'
import { createPageRenderer } from './pages/render-page.ts'
import { requestLog, type RequestVariables } from './request-log.ts'
import type { ReadOrigin } from './request-origin.ts'
import { robotsText } from './sitemap/sitemap.ts'
import { contentSecurityPolicy, developmentPolicy } from './security/content-security-policy.ts'
import { receiptPages } from './receipts/receipt-pages.ts'
import { sealedBidsPages } from './sealed-bids/sealed-bids-pages.ts'
import { securityHeaders, type Secure } from './security/security-headers.ts'
import { securityText } from './security/security-text.ts'
import { makeSitemap } from './sitemap/sitemap.ts'
import { PictureMaker } from './pictures/picture-maker.ts'
import { socialPreviews } from './social-previews/social-previews.ts'
import { tenderFollowers } from './mail-consent/tender-followers.ts'
import { listSubscribers } from './mail-consent/list-subscribers.ts'
import { transparency } from './transparency/transparency.ts'
import { transparencyPages } from './transparency/transparency-pages.ts'
import { variantChoice } from './variant-choice/variant-choice.ts'

export interface AppOptions {
  settings: Environment
  payload: Payload
  /** The content version as this process saw it last. */
  contentVersion: () => ContentVersion
  cache: ResponseCache
  /** Adds the headers that every answer carries. */
  secure: Secure
  intake: IntakeService
  log: Logger
  now: () => Date
  readOrigin: ReadOrigin
  /** While developing, Vite writes scripts and styles into pages and pages are made by the code of the moment. */
  isDevelopment?: boolean
  /** Whether requests come from the answering process, with their ids. */
  isBehindAnswering?: boolean
}

const megabyte = 1024 * 1024

/**
 * The site's table of contents: every address that is made from its content, or takes something in, in the order in which
 * they are tried. What else stands at the one port: `server/answering/outer-app.ts`.
 */
export function createApp(options: AppOptions): Hono<{ Variables: RequestVariables }> {
  const {
    settings,
    payload,
    contentVersion,
    cache,
    secure,
    intake,
    log,
    now,
    readOrigin,
    isDevelopment = false,
    isBehindAnswering = false,
  } = options
  const { siteUrl } = settings
  const logError = (error: unknown) => log.error({ error }, 'failure')
  const policy = isDevelopment ? developmentPolicy : contentSecurityPolicy
  const flagSource = {
    small: settings.FLAG_ADDRESS_SMALL ?? ownFlags.small,
    large: settings.FLAG_ADDRESS_LARGE ?? ownFlags.large,
  }
  const pictureOrigins = Object.values(flagSource)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
  const fileStore = fileStoreOf(settings)
  const readWorld = worldReader(settings.TOPOLOGY_ADDRESS)
  const drawGround = mapGrounds(readWorld)
  const drawCountryMap = countryMaps(readWorld, drawGround)
  const render = createPageRenderer({
    build: siteBuild,
    mode: isDevelopment ? 'development' : 'production',
    payload,
    contentVersion,
    siteUrl,
    flagSource,
    sendsMail: sendsMail(settings),
    areDocumentsThere: documentAvailability(fileStore),
    drawCountryMap,
    now,
    reportError: logError,
  })
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(requestLog({ log, now: () => now().getTime(), readOrigin, isBehindAnswering }))
  app.use(securityHeaders(secure))
  app.onError(
    answerFailure(logError, () =>
      readContentVersion(payload).then(
        () => true,
        () => false,
      ),
    ),
  )

  const { uploads, trustedProxies, reportError } = intake
  app.route('/', tus({ uploads, trustedProxies, reportError }))
  app.use('/api/*', compress())
  const api = apiCache({
    api: createPublicApi({ payload, contentVersion, intake, now, siteUrl, logError }),
    cache,
    now,
  })
  for (const address of ['/api', '/api/*'])
    app.all(address, (context) => api.fetch(context.req.raw, context.env))
  const readersOfFiles = whoMayRead({ payload, contentVersion, siteUrl, now })
  app.route(
    '/files',
    files(fileStore, readersOfFiles, (name) => readFormerFile(payload, name)),
  )
  app.route('/covers', covers())
  app.route('/flags', flags())
  app.route('/maps', maps({ payload, cache, now, readWorld, drawGround }))
  const pictures = new PictureMaker({ maximumBytes: 16 * megabyte, mostWaiting: 40 })
  app.route('/previews', socialPreviews({ payload, siteUrl, now, pictures }))
  const shared = { payload, cache, siteUrl, now }
  mountPerLanguage(app, '/feeds', (language) => feeds(shared, language))
  mountPerLanguage(app, '/calendar', (language) => calendars(shared, language))
  mountPerLanguage(app, '/publications', (language) => citations(shared, language))
  figureFiles(app, { ...shared, pictures, contentVersion, drawCountryMap })
  const consenting = { settings, payload, siteUrl, now, logError }
  mountPerLanguage(app, followersAddress, (language) => tenderFollowers(consenting, language))
  mountPerLanguage(app, subscribersAddress, (language) => listSubscribers(consenting, language))
  app.route('/transparency', transparency({ payload, settings }))
  mountPerLanguage(app, '/transparency', (language) =>
    transparencyPages({ payload, settings, contentVersion, siteUrl, now }, language),
  )
  mountPerLanguage(app, '/sealed-bids', (language) =>
    sealedBidsPages({ payload, contentVersion, siteUrl, now }, language),
  )
  mountPerLanguage(app, '/tenders', (language) => minutesPages({ payload, contentVersion, now }, language))
  mountPerLanguage(app, '/receipts', (language) => receiptPages({ payload, settings, siteUrl }, language))
  mountPerLanguage(app, '/version', (language) => variantChoice(siteUrl, language))
  app.get('/robots.txt', (context) =>
    context.text(robotsText(siteUrl), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
  app.get('/.well-known/security.txt', async (context) => {
    const reading = { payload, language: defaultLanguage, contentVersion: contentVersion(), now: now() }
    const contact = settings.SECURITY_CONTACT ?? (await readOrganization(reading)).informationEmail
    return context.text(securityText({ contact, siteUrl, now: now() }), 200, {
      'Cache-Control': 'public, max-age=3600',
    })
  })
  // Where password managers lead who should change a password (W3C, "A Well-Known URL for Changing Passwords").
  if (settings.ADMIN === 'on') {
    app.get('/.well-known/change-password', (context) => context.redirect('/admin/account', 303))
  }
  app.get('/sitemap.xml', async (context) => {
    const { response } = await cache.get('/sitemap.xml', async () =>
      cacheText(await makeSitemap(payload, siteUrl, now()), {
        'Content-Type': 'application/xml; charset=utf-8',
      }),
    )
    return sendCached(context.req.raw, response)
  })
  app.get('/data.json', async (context) => {
    const { response } = await cache.get('/data.json', async () => {
      const catalogue = { payload, contentVersion: contentVersion(), siteUrl, now: now() }
      return cacheText(JSON.stringify(await makeDataCatalogue(catalogue)), {
        'Content-Type': 'application/ld+json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      })
    })
    return sendCached(context.req.raw, response)
  })
  app.route('/', harvesting({ payload, contentVersion, siteUrl, now }))
  const pagePolicy = (page: Buffer) => policy(page, { pictureOrigins })
  const answerWithPage = pageAnswers({ render, policy: pagePolicy })
  const envelopes = { payload, contentVersion, now, siteUrl, uploads, intake, answerWithPage }
  mountPerLanguage(app, '/tenders', (language) => envelopePages(envelopes, language))
  app.route('/', pageSubmissions({ intake, answerWithPage }))
  const isUnknown = unknownAddresses(siteBuild.routes)
  const leadsTo = (language: Language, path: string) =>
    ledElsewhere({ payload, language, contentVersion: contentVersion(), now: now() }, path)
  const site = { payload, siteUrl, cache, render, policy: pagePolicy, isUnknown, leadsTo, now }
  app.route('/', pages(site))
  // However many names of files are tried, the page is made once for each language.
  const ofNotFound = new PageCache({
    maximumBytes: 2 * megabyte,
    version: () => contentVersion().whole,
    now: () => now().getTime(),
    onFailure: (_, error) => logError(error),
  })
  app.notFound(answerNotFound(pages({ ...site, cache: ofNotFound })))
  return app
}
