import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Payload } from 'payload'
// Built by React Router from site/.
import * as siteBuild from 'virtual:react-router/server-build'
import type { Environment } from '../environment.ts'
import { readContentVersion } from '../store/database/content-version.ts'
import { sendsMail } from '../submissions/mail/smtp-mail.ts'
import { ownFlags } from '../content/member-states/regional-network/flag-address.ts'
import { answerFailure } from './answer-failure.ts'
import type { Language } from '../languages/languages.ts'
import { teamAddressOf } from '../site/pages/not-found/team-address.ts'
import { adminProxy } from './admin-proxy/admin-proxy.ts'
import { apiCache } from './api/api-cache.ts'
import { createPublicApi } from './api/public-api.ts'
import { assets } from './assets/assets.ts'
import type { ContentVersionWatch } from './content-version-watch.ts'
import { calendars } from './calendar/calendars.ts'
import { citations } from './citations/citations.ts'
import { covers } from './covers/covers.ts'
import { feeds } from './feeds/feeds.ts'
import { documentAvailability } from './files/document-availability.ts'
import { fileStoreOf } from './files/file-store-of.ts'
import { flags } from './flags/flags.ts'
import { makeDataCatalogue } from './figures/data-catalogue.ts'
import { countryFigureFiles, figureFiles } from './figures/figure-files.ts'
import { files } from './files/files.ts'
import { whoMayRead } from './files/who-may-read.ts'
import { health } from './health/health.ts'
import { mountPerLanguage } from './mount-per-language.ts'
import type { IntakeService } from './intake/intake-service.ts'
import { pageSubmissions } from './intake/page-submissions.ts'
import type { Logger } from './log.ts'
import { countryMaps } from './maps/country-maps.ts'
import { maps } from './maps/maps.ts'
import { worldReader } from './maps/world-topology.ts'
import { cacheText } from './page-cache/cache-text.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { sendCached } from './page-cache/send.ts'
import { pages } from './pages/pages.ts'
import { unknownAddresses } from './pages/unknown-address.ts'
import { createPageRenderer } from './pages/render-page.ts'
import { requestLog, type RequestVariables } from './request-log.ts'
import { robotsText } from './sitemap/sitemap.ts'
import { contentSecurityPolicy, developmentPolicy } from './security/content-security-policy.ts'
import { securityHeaders, type Secure } from './security/security-headers.ts'
import { makeSitemap } from './sitemap/sitemap.ts'
import { PictureMaker } from './pictures/picture-maker.ts'
import { socialPreviews } from './social-previews/social-previews.ts'
import { tenderFollowers } from './tender-followers/tender-followers.ts'
import { variantChoice } from './variant-choice/variant-choice.ts'

export interface AppOptions {
  settings: Environment
  payload: Payload
  contentVersion: ContentVersionWatch
  cache: PageCache
  /** Adds the headers that every answer carries. */
  secure: Secure
  intake: IntakeService
  log: Logger
  now: () => Date
  isClosing: () => boolean
  /** Folder of what the browser loads; nothing while developing, when Vite serves it. */
  clientFolder?: string
  /** Folder of what the back office's browser loads; its process is not troubled with it. */
  adminStaticFolder?: string
  /** While developing, Vite writes scripts and styles into pages and pages are made by the code of the moment. */
  isDevelopment?: boolean
}

const megabyte = 1024 * 1024

/** Files of the build are named after what they hold; the placeholders have the names that the specification gives. */
const isImmutable = (file: string) => file.includes('/assets/') && !file.includes('/placeholders/')

/** The public server's table of contents: every address of the one port, in the order in which they are tried. */
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
    isClosing,
    clientFolder,
    adminStaticFolder,
    isDevelopment = false,
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
  const render = createPageRenderer({
    build: siteBuild,
    mode: isDevelopment ? 'development' : 'production',
    payload,
    contentVersion: contentVersion.current,
    siteUrl,
    flagSource,
    sendsMail: sendsMail(settings),
    areDocumentsThere: documentAvailability(fileStore),
    drawCountryMap: countryMaps(readWorld),
    now,
    reportError: logError,
  })
  const admin = adminProxy({
    adminUrl: settings.ADMIN === 'on' ? settings.ADMIN_URL : undefined,
    siteUrl,
    trustedProxies: settings.TRUSTED_PROXIES,
    logError,
  })

  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(requestLog(log, () => now().getTime()))
  app.use(securityHeaders(secure))
  app.onError(
    answerFailure(logError, () =>
      readContentVersion(payload).then(
        () => true,
        () => false,
      ),
    ),
  )

  app.route('/', health({ isDatabaseHealthy: contentVersion.isHealthy, isClosing }))
  app.use('/api/*', compress())
  const api = apiCache({
    api: createPublicApi({ payload, contentVersion: contentVersion.current, intake, now, siteUrl, logError }),
    cache,
    now,
  })
  for (const address of ['/api', '/api/*'])
    app.all(address, (context) => api.fetch(context.req.raw, context.env))
  if (adminStaticFolder) {
    const under = '/admin/_next/static'
    const built = assets({ folder: adminStaticFolder, under, isImmutable: () => true })
    app.get(`${under}/*`, (context) => built.fetch(context.req.raw, context.env))
  }
  for (const address of ['/admin', '/admin/*', '/cms-api/*']) {
    app.use(address, compress())
    app.all(address, (context) => admin.fetch(context.req.raw, context.env))
  }
  const readersOfFiles = whoMayRead({ payload, contentVersion: contentVersion.current, siteUrl, now })
  app.route('/files', files(fileStore, readersOfFiles))
  app.route('/covers', covers())
  app.route('/flags', flags())
  app.route('/maps', maps({ payload, cache, now, readWorld }))
  const pictures = new PictureMaker({ maximumBytes: 16 * megabyte, mostWaiting: 40 })
  app.route('/previews', socialPreviews({ payload, siteUrl, now, pictures }))
  const shared = { payload, cache, siteUrl, now }
  mountPerLanguage(app, '/feeds', (language) => feeds(shared, language))
  mountPerLanguage(app, '/calendar', (language) => calendars(shared, language))
  mountPerLanguage(app, '/publications', (language) => citations(shared, language))
  const figures = { ...shared, pictures, contentVersion: contentVersion.current }
  mountPerLanguage(app, '/data-tools/indicators', (language) => figureFiles(figures, language))
  mountPerLanguage(app, '/countries', (language) => countryFigureFiles(figures, language))
  const following = { settings, payload, siteUrl, now, logError }
  mountPerLanguage(app, '/followers', (language) => tenderFollowers(following, language))
  mountPerLanguage(app, '/version', (language) => variantChoice(siteUrl, language))
  app.get('/robots.txt', (context) =>
    context.text(robotsText(siteUrl), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
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
      const catalogue = { payload, contentVersion: contentVersion.current(), siteUrl, now: now() }
      return cacheText(JSON.stringify(await makeDataCatalogue(catalogue)), {
        'Content-Type': 'application/ld+json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      })
    })
    return sendCached(context.req.raw, response)
  })
  if (clientFolder) {
    const built = assets({ folder: clientFolder, isImmutable })
    for (const address of ['/assets/*', '/favicon.svg']) {
      app.get(address, (context) => built.fetch(context.req.raw, context.env))
    }
  }
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  const pagePolicy = (page: Buffer) => policy(page, pictureOrigins)
  app.route('/', pageSubmissions({ intake, render, policy: pagePolicy }))
  const isUnknown = unknownAddresses(siteBuild.routes)
  const leadsTo = (language: Language, path: string) =>
    teamAddressOf({ payload, language, contentVersion: contentVersion.current(), now: now() }, path)
  app.route('/', pages({ payload, siteUrl, cache, render, policy: pagePolicy, isUnknown, leadsTo }))
  return app
}
