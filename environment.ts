import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/** What people of the staff can be given to do. */
export const staffRoles = [
  'administrator',
  'editor',
  'procurement',
  'human-resources',
  'bid-opener',
  'translator',
  'custodian',
] as const

/** What a setting must be, in words that follow "is not", and a value that it may have. */
interface Wanted {
  must: string
  example: string
  /** What of it is not repeated: all, or what stands before the host of an address. */
  hides?: 'all' | 'credentials'
}

const wanted = z.registry<Wanted>()

const one = (values: readonly string[]) => `one of ${values.join(', ')}`

function choice<const Value extends string>(values: readonly [Value, ...Value[]], fallback: NoInfer<Value>) {
  return z
    .enum(values)
    .default(fallback)
    .register(wanted, { must: one(values), example: fallback })
}

const switchedOn = (fallback: 'on' | 'off') => choice(['on', 'off'], fallback)

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most))

const inWords = (least: number, most: number) => ({
  must: `a whole number from ${least} to ${most}`,
})

function numberOr(fallback: number, least: number, most: number) {
  return wholeNumber(least, most)
    .default(fallback)
    .register(wanted, { ...inWords(least, most), example: String(fallback) })
}

const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /./ })
    .optional()
    .register(wanted, { must: 'an absolute address that begins with http:// or https://', example })

/** Whether there is nothing in an address but its origin: browsers name no more as where a call comes from. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, href } = new URL(address)
  return href === `${origin}/`
}

const addressOfFlags = (example: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((address) => address.includes('{code}'))
    .optional()
    .register(wanted, { must: 'an absolute address with {code} in it', example })

/** A shell leaves `~` as it is in some places, and an address is none of a file. */
const place = z.string().regex(/^(?!~)(?!.*:\/\/)/)
const placeInWords = 'the path of a file or folder (with its home folder written out, where it has one)'

const host = z.string().refine((value) => isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value))

function isHostAndPort(value: string): boolean {
  const [, name = '', port = ''] = /^(.+):(\d+)$/.exec(value) ?? []
  return host.safeParse(name.replace(/^\[(.*)\]$/, '$1')).success && Number(port) > 0 && Number(port) < 65_536
}

/** Secrets go over the network only encrypted. */
function isEncryptedOrHere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** `name+id+key`, with the sign of a key that cosigns (C2SP tlog-cosignature), and the id that name and key have. */
function isWitnessKey(text: string): boolean {
  const [, name = '', id, encoded = ''] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const bytes = Buffer.from(encoded, 'base64')
  const found = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').slice(0, 8)
  return bytes.length === 33 && bytes[0] === 4 && found === id
}

/** Whether the six letters at the end of a text are the sum of what is before them (BIP 173): one mistyped letter is noticed. */
function hasSumOfBech32(text: string): boolean {
  const [, name = '', data = ''] = /^(.+)1(.{6,})$/.exec(text) ?? []
  const values = [
    ...Array.from(name, (letter) => letter.charCodeAt(0) >> 5),
    0,
    ...Array.from(name, (letter) => letter.charCodeAt(0) & 31),
    ...Array.from(data, (letter) => 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(letter)),
  ]
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
  const sum = values.reduce((left, value) => {
    const shifted = ((left & 0x1ffffff) << 5) ^ value
    return generators.reduce(
      (mixed, generator, bit) => (((left >> 25) >> bit) & 1 ? mixed ^ generator : mixed),
      shifted,
    )
  }, 1)
  return data !== '' && !values.includes(-1) && sum === 1
}

const key = z.string().regex(/^\S+$/)
const region = z.string().regex(/^[\w-]+$/)
const ageRecipient = z
  .string()
  .regex(/^age1[a-z\d]+$/)
  .refine(hasSumOfBech32)

const bucketName = (example: string) =>
  z
    .string()
    .regex(/^[\w.-]{3,255}$/)
    .optional()
    .register(wanted, { must: 'the name of a bucket', example })

interface StoreSettings {
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** How the store of the backups is reached: as that of the uploads, but for what is said of it alone. */
export function backupStore(
  given: StoreSettings & { [Name in keyof StoreSettings as `BACKUP_${Name}`]?: string | undefined },
): StoreSettings {
  return {
    S3_ENDPOINT: given.BACKUP_S3_ENDPOINT ?? given.S3_ENDPOINT,
    S3_REGION: given.BACKUP_S3_REGION ?? given.S3_REGION,
    S3_ACCESS_KEY_ID: given.BACKUP_S3_ACCESS_KEY_ID ?? given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.BACKUP_S3_SECRET_ACCESS_KEY ?? given.S3_SECRET_ACCESS_KEY,
  }
}

/** Every setting the product reads from its environment. All are optional. */
const environmentSchema = z
  .object({
    NODE_ENV: choice(['production', 'development', 'test'], 'production'),
    /** Port of the one public address. */
    PORT: numberOr(3000, 0, 65_535),
    /** Network interface to listen on; all of them when it is left out. */
    HOST: host.optional().register(wanted, {
      must: 'the name or the address of a network interface (the port is PORT)',
      example: '127.0.0.1',
    }),
    /** Port of `/statusz` and `/metrics`, for operators alone; there is none when it is left out. */
    OPERATOR_PORT: wholeNumber(1, 65_535)
      .optional()
      .register(wanted, { ...inWords(1, 65_535), example: '9464' }),
    /** Network interface of that port. */
    OPERATOR_HOST: host.default('127.0.0.1').register(wanted, {
      must: 'the name or the address of a network interface (the port is OPERATOR_PORT)',
      example: '127.0.0.1',
    }),
    /** How many processes make pages; as many as the machine has processors and memory for when left out. */
    PUBLIC_PROCESSES: wholeNumber(1, 256)
      .optional()
      .register(wanted, { ...inWords(1, 256), example: '2' }),
    /** Socket on which this rendering process listens, set by `npm start`. */
    RENDERING_SOCKET: place.optional().register(wanted, { must: placeInWords, example: '/run/network/1' }),
    /** Sockets of the rendering processes, set by `npm start`. */
    RENDERING_SOCKETS: z
      .string()
      .default('')
      .transform((value) => value.split(path.delimiter).filter((socket) => socket !== ''))
      .refine((sockets) => sockets.every((socket) => path.isAbsolute(socket)))
      .register(wanted, { must: 'a list of absolute paths', example: '/run/network/1' }),
    /** Absolute address of the site as visitors type it, for canonical addresses and feeds. */
    SITE_URL: webAddress('https://www.example.org')
      .refine((address) => address === undefined || isOrigin(address))
      .register(wanted, {
        must: 'an address that begins with http:// or https:// and ends with the host or its port',
        example: 'https://www.example.org',
      }),
    /** Folder of everything that must be preserved: database, uploads, secret. */
    DATA_DIR: place.default('./data').register(wanted, { must: placeInWords, example: './data' }),
    /** `postgres://…` chooses Postgres; without it SQLite in the data folder. */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .register(wanted, {
        must: 'the address of a Postgres database',
        example: 'postgres://user:password@localhost:5432/network',
        hides: 'credentials',
      }),
    /** Whether a new database is filled with the starter content, or only with what an empty site needs. */
    STARTER_CONTENT: switchedOn('on'),
    /** Signs the back office's sessions; made and stored in the data folder when left out. */
    SECRET: z.string().min(32).optional().register(wanted, {
      must: 'a random text of 32 characters or more',
      example: '…, as "openssl rand -hex 32" gives it',
      hides: 'all',
    }),
    /** Whether this machine runs the back office. */
    ADMIN: switchedOn('on'),
    /** Socket on which the back office's own process listens, set by `npm start`. */
    ADMIN_SOCKET: place.optional().register(wanted, { must: placeInWords, example: '/run/network/admin' }),
    LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    /** How `npm start` and commands print their sentences: for people, or as lines of JSON like the processes' own. */
    LOG_FORMAT: choice(['text', 'json'], 'text'),
    /** Address of an OTLP receiver (HTTP) that traces are sent to; there are none without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://127.0.0.1:4318'),
    /** Headers for that receiver, such as a key: `name=value`, with commas between them. */
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/)
      .optional()
      .register(wanted, {
        must: 'names and values with commas between them',
        example: 'api-key=…',
        hides: 'all',
      }),
    /** Name of this installation in traces. */
    OTEL_SERVICE_NAME: z
      .string()
      .regex(/^[\w.-]+$/)
      .default('network-website')
      .register(wanted, { must: 'a name of letters, digits, dots and hyphens', example: 'network-website' }),
    /** Share of requests that are traced, unless a trusted proxy has decided. */
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0|1|0?\.\d+|[01]\.0+)$/)
      .transform(Number)
      .default(1)
      .register(wanted, { must: 'a number from 0 to 1', example: '0.1' }),
    /** Most bytes of pages cached in memory by each public process, in megabytes. */
    PAGE_CACHE_MEGABYTES: numberOr(12, 1, 4096),
    /** Seconds in which visitors are still answered after an order to stop, while `/readyz` says "closing". */
    DRAIN_SECONDS: numberOr(0, 0, 600),
    /** Cached pages that are rebuilt after a publish before anybody asks, those read most first. */
    WARM_PAGES: numberOr(40, 0, 10_000),
    /** Uploads go to this S3 bucket instead of the data folder. */
    S3_BUCKET: bucketName('network-uploads'),
    S3_REGION: region
      .default('us-east-1')
      .register(wanted, { must: 'the name of a region', example: 'eu-central-1' }),
    S3_ENDPOINT: webAddress('https://s3.example.org'),
    S3_ACCESS_KEY_ID: key.optional().register(wanted, {
      must: 'a key’s name without spaces',
      example: 'AKIAEXAMPLE',
    }),
    S3_SECRET_ACCESS_KEY: key.optional().register(wanted, {
      must: 'a key without spaces',
      example: '…, as the store gave it',
      hides: 'all',
    }),
    /** Address of another world topology (TopoJSON with an object `countries`) than the site's own. */
    TOPOLOGY_ADDRESS: webAddress('https://cdn.example.org/countries-110m.json'),
    /** Addresses of flags in which `{code}` stands for the two-letter country code, instead of the site's own. */
    FLAG_ADDRESS_SMALL: addressOfFlags('https://flags.example.org/w40/{code}.png'),
    FLAG_ADDRESS_LARGE: addressOfFlags('https://flags.example.org/w80/{code}.png'),
    /**
     * File of the key that tenders' keys are wrapped with. Beside the data folder, so that no copy of the data folder
     * has it; made at the first start.
     */
    SEALING_KEY_FILE: place.optional().register(wanted, {
      must: placeInWords,
      example: './data.keys/sealing-key',
    }),
    /** Public half of that key (`age1…`), for machines that take proposals in and never open any. */
    SEALING_RECIPIENT: ageRecipient.optional().register(wanted, {
      must: 'the public half of a sealing key, which begins with age1',
      // Somebody may have given the secret half.
      hides: 'all',
      example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    }),
    /**
     * Folder of the keys that sign receipts and the transparency log, and of what was signed last. Beside the sealing key, so
     * that no copy of the data folder or the database has them; made at the first start.
     */
    SIGNING_KEYS: place.optional().register(wanted, {
      must: placeInWords,
      example: './data.keys/signing-keys',
    }),
    /** Whether a place may be opened while those keys are not back yet; set by `npm run restore`. */
    WITHOUT_SIGNING_KEYS: switchedOn('off'),
    /** Whether the nightly check of links asks other sites, too: an installation without a way out has it off. */
    CHECK_OUTSIDE_LINKS: switchedOn('off'),
    /** Folder that `npm run backup` writes to; on another disk than the data. */
    BACKUP_FOLDER: place.optional().register(wanted, { must: placeInWords, example: '/srv/backup' }),
    /** Or the bucket that it writes to: another than that of the uploads. */
    BACKUP_BUCKET: bucketName('network-backup'),
    /** Where that bucket is and who may write to it, where that differs from the uploads' `S3_…`. */
    BACKUP_S3_ENDPOINT: webAddress('https://s3.example.org'),
    BACKUP_S3_REGION: region
      .optional()
      .register(wanted, { must: 'the name of a region', example: 'eu-central-1' }),
    BACKUP_S3_ACCESS_KEY_ID: key.optional().register(wanted, {
      must: 'a key’s name without spaces',
      example: 'AKIAEXAMPLE',
    }),
    BACKUP_S3_SECRET_ACCESS_KEY: key.optional().register(wanted, {
      must: 'a key without spaces',
      example: '…, as the store gave it',
      hides: 'all',
    }),
    /** Public half of an age key (`age1…`) that backups are encrypted to; without it they are not encrypted. */
    BACKUP_RECIPIENT: ageRecipient.optional().register(wanted, {
      must: 'the public half of an age key, which begins with age1',
      hides: 'all',
      example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    }),
    /** Of how many days, weeks and months the newest backup is retained; all others are deleted after a backup. */
    BACKUP_RETAIN_DAYS: numberOr(7, 1, 10_000),
    BACKUP_RETAIN_WEEKS: numberOr(4, 0, 10_000),
    BACKUP_RETAIN_MONTHS: numberOr(6, 0, 10_000),
    /** ClamAV's daemon, as `host:port` or the path of its socket; without it nothing is scanned. */
    CLAMD_ADDRESS: z
      .string()
      .refine((value) => path.isAbsolute(value) || isHostAndPort(value))
      .optional()
      .register(wanted, {
        must: 'host:port or the absolute path of a socket',
        example: 'localhost:3310',
      }),
    /** What becomes of a submission whose files the scanner can't be asked about: it is scanned later, or refused. */
    CLAMD_WHEN_AWAY: choice(['accept', 'refuse'], 'accept'),
    /** `smtp://user:password@host:port` or `smtps://…`; without it no mail is sent. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./ })
      .optional()
      .register(wanted, {
        must: 'the address of a mail server',
        example: 'smtps://user:password@mail.example.org:465',
        hides: 'credentials',
      }),
    /** Who mail comes from. */
    MAIL_FROM: z
      .email()
      .optional()
      .register(wanted, { must: 'an e-mail address', example: 'no-reply@example.org' }),
    /** Hours for which it is tried again to send a mail that the mail server did not take. */
    MAIL_RETRY_HOURS: numberOr(48, 1, 24 * 14),
    /** Where whoever finds a weakness of the site writes; the network's own e-mail address when it is left out. */
    SECURITY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })])
      .optional()
      .register(wanted, {
        must: 'an e-mail address, or an address that begins with https://',
        example: 'security@example.org',
      }),
    /** How many proxies stand before this server; each adds the address it was asked from to X-Forwarded-For. */
    TRUSTED_PROXIES: numberOr(0, 0, 10),
    /** Submissions that one address may try in an hour. */
    SUBMISSIONS_PER_HOUR: numberOr(20, 1, 1_000_000_000),
    /** With it, a browser whose address has sent too often may solve a small puzzle and go on for a while. */
    PROOF_OF_WORK: switchedOn('off'),
    /** With what staff approve openings, exports and changes of accounts: a passkey, or the password where they have none. */
    STEP_UP: choice(['offered', 'required'], 'offered'),
    /**
     * Days after which an account appoints custodians, is one, or recovers another's account, since it was made, changed hands
     * or got the role, and gets new passwords by mail at an address that somebody else gave it.
     */
    ROLE_WAIT_DAYS: numberOr(7, 0, 365),
    /** Where checkpoints of the transparency log are time-stamped (RFC 3161); plain http is usual, because answers are signed. */
    TIME_STAMP_ADDRESS: z
      .url({ protocol: /^https?$/, hostname: /./ })
      .optional()
      .register(wanted, {
        must: 'an address that begins with https:// or http://',
        example: 'https://stamps.example.org/tsr',
      }),
    /** File of the certificate (PEM) with which that authority signs. */
    TIME_STAMP_CERTIFICATE: place.optional().register(wanted, {
      must: 'the path of a file',
      example: '/etc/network/time-stamps.pem',
    }),
    /** Who outside signs that the transparency log only grows (C2SP tlog-witness): `key address` with commas between them. */
    WITNESSES: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .filter((pair) => pair.trim() !== '')
          .map((pair) => {
            const [named = '', address = '', ...more] = pair.trim().split(/\s+/)
            return { key: named, address: more.length === 0 ? address : '' }
          }),
      )
      .pipe(
        z.array(
          z.object({
            key: z.string().refine(isWitnessKey),
            address: z
              .url({ protocol: /^https?$/, hostname: /./ })
              .refine((address) => URL.canParse(address) && isEncryptedOrHere(address)),
          }),
        ),
      )
      .register(wanted, {
        must: 'a witness’s key (name+id+key) and its address, with a space between them, and commas between witnesses',
        example:
          'witness.example.org+3f5cd1aa+BFdXV1dXV1dXV1dXV1dXV1dXV1dXV1dXV1dXV1dXV1dX https://witness.example.org',
      }),
    /** Roles whose people sign in with a passkey, or with a one-time code beside their password. */
    SECOND_FACTOR_ROLES: z
      .string()
      .default('')
      .transform((value) => value.split(',').map((role) => role.trim()))
      .transform((roles) => roles.filter((role) => role !== ''))
      .pipe(z.array(z.enum(staffRoles)))
      .register(wanted, {
        must: `roles with commas between them, of ${staffRoles.join(', ')}`,
        example: 'administrator,bid-opener',
      }),
    /** Address of a provider of OpenID Connect at whose sign-in staff sign in too; plain http only on this machine. */
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/, hostname: /./ })
      .refine(isEncryptedOrHere)
      .optional()
      .register(wanted, {
        must: 'an address that begins with https:// (or http:// on this machine)',
        example: 'https://sign-in.example.org',
      }),
    OIDC_CLIENT_ID: key.optional().register(wanted, {
      must: 'a client’s name without spaces',
      example: 'back-office',
    }),
    OIDC_CLIENT_SECRET: key.optional().register(wanted, {
      must: 'the client’s secret without spaces',
      example: '…, as the provider gave it',
      hides: 'all',
    }),
    /** What the provider is asked for. */
    OIDC_SCOPE: z
      .string()
      .regex(/^openid( [\w:./-]+)*$/)
      .default('openid email profile')
      .register(wanted, {
        must: 'names with spaces between them, of which the first is openid',
        example: 'openid email profile groups',
      }),
    /** Roles by the provider's groups: people have those of their groups at each sign-in, and no others. */
    OIDC_ROLES: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .filter((pair) => pair.trim() !== '')
          .map((pair) => {
            const at = pair.lastIndexOf('=')
            return { group: pair.slice(0, Math.max(at, 0)).trim(), role: pair.slice(at + 1).trim() }
          }),
      )
      .pipe(z.array(z.object({ group: z.string().min(1), role: z.enum(staffRoles) })))
      .register(wanted, {
        must: `group=role with commas between them, with the roles ${staffRoles.join(', ')}`,
        example: 'web-team=editor,buyers=procurement',
      }),
  })
  .refine((value) => !value.OIDC_ISSUER || (value.OIDC_CLIENT_ID && value.OIDC_CLIENT_SECRET), {
    path: ['OIDC_ISSUER'],
    message: 'it needs the client beside it, for example OIDC_CLIENT_ID=back-office and OIDC_CLIENT_SECRET=…',
  })
  .refine((value) => !value.S3_BUCKET || (value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message:
      'it needs the bucket’s key beside it, for example S3_ACCESS_KEY_ID=AKIAEXAMPLE and S3_SECRET_ACCESS_KEY=…',
  })
  .refine((value) => !value.BACKUP_BUCKET || !value.BACKUP_FOLDER, {
    path: ['BACKUP_BUCKET'],
    message: 'BACKUP_FOLDER is set too, and backups go to one place',
  })
  .refine(
    (value) =>
      !value.BACKUP_BUCKET ||
      (backupStore(value).S3_ACCESS_KEY_ID && backupStore(value).S3_SECRET_ACCESS_KEY),
    {
      path: ['BACKUP_BUCKET'],
      message:
        'it needs the bucket’s key beside it, for example BACKUP_S3_ACCESS_KEY_ID=AKIAEXAMPLE and BACKUP_S3_SECRET_ACCESS_KEY=…',
    },
  )
  .refine((value) => !value.BACKUP_BUCKET || value.BACKUP_BUCKET !== value.S3_BUCKET, {
    path: ['BACKUP_BUCKET'],
    message: 'it is the bucket of the uploads; backups need another',
  })
  .refine((value) => !value.SMTP_URL || value.MAIL_FROM, {
    path: ['SMTP_URL'],
    message: 'it needs a sender beside it, for example MAIL_FROM=no-reply@example.org',
  })
  .refine((value) => !value.TIME_STAMP_ADDRESS || value.TIME_STAMP_CERTIFICATE, {
    path: ['TIME_STAMP_ADDRESS'],
    message:
      'it needs the authority’s certificate beside it, for example TIME_STAMP_CERTIFICATE=/etc/network/time-stamps.pem',
  })

/** The name of a setting. */
export type SettingName = keyof typeof environmentSchema.shape

export type Environment = z.output<typeof environmentSchema> & {
  /** Absolute path of the data folder. */
  dataFolder: string
  /** Absolute path of SQLite's file, or nothing when Postgres is chosen. */
  sqliteFile: string | undefined
  /** Absolute path of the file of the key that tenders' keys are wrapped with. */
  sealingKeyFile: string
  /** Absolute path of the folder of the keys that sign. */
  signingKeysFolder: string
  siteUrl: string
}

/** Settings by the names that they had once, which still hold where the present name is not set. */
const formerNames: Readonly<Record<string, SettingName>> = { PAGES_MADE_ANEW: 'WARM_PAGES' }

/** Settings that changed something once, and what holds now. */
const withoutEffect: Readonly<Record<string, string>> = {
  CUSTODIANS: 'custodians hold the keys to the proposals of every tender (docs/custodians.md)',
}

/** A sentence for each setting that is given by its former name, or without effect. */
export function formerSettingsIn(source: Readonly<Record<string, string | undefined>>): string[] {
  const ignored = Object.entries(withoutEffect)
    .filter(([former]) => source[former])
    .map(
      ([former, holds]) =>
        `The setting ${former}=${source[former]} no longer changes anything: ${holds}. Please remove it.`,
    )
  const renamed = Object.entries(formerNames)
    .filter(([former]) => source[former])
    .map(([former, name]) =>
      source[name]
        ? `The setting ${former} is ignored: it is called ${name} now, which is set too.`
        : `The setting ${former} is called ${name} now; please rename it.`,
    )
  return [...renamed, ...ignored]
}

/** A setting has a value that the product can't use. The message is one sentence for the person at the terminal. */
export class WrongSettingError extends Error {}

/**
 * Reads and checks the settings.
 * @throws WrongSettingError naming the setting and what it must be.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  for (const [former, name] of Object.entries(formerNames)) given[name] ??= given[former]
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    const name = String(issue?.path[0])
    throw new WrongSettingError(`The setting ${name} can't be used: ${faultOf(name, given[name], issue)}.`)
  }
  const dataFolder = path.resolve(result.data.DATA_DIR)
  const sealingKeyFile = path.resolve(result.data.SEALING_KEY_FILE ?? `${dataFolder}.keys/sealing-key`)
  return {
    ...result.data,
    dataFolder,
    sqliteFile: result.data.DATABASE_URL ? undefined : path.join(dataFolder, 'database.sqlite'),
    sealingKeyFile,
    signingKeysFolder: path.resolve(
      result.data.SIGNING_KEYS ?? path.join(path.dirname(sealingKeyFile), 'signing-keys'),
    ),
    siteUrl: new URL(result.data.SITE_URL ?? `http://localhost:${result.data.PORT}`).origin,
  }
}

function faultOf(name: string, given: string | undefined, issue: z.core.$ZodIssue | undefined): string {
  const schema = Object.entries(environmentSchema.shape).find(([setting]) => setting === name)?.[1]
  const asked = schema && wanted.get(schema)
  // What holds of several settings together says itself what is missing.
  const isOwn = schema?.safeParse(given).success === false
  if (!asked || !isOwn) return issue?.message ?? 'its value is unknown'
  return `${shown(given ?? '', asked)} is not ${asked.must}, for example ${name}=${asked.example}`
}

function shown(given: string, { hides }: Wanted): string {
  if (hides === 'all') return `what was given (${given.length} characters)`
  return `"${hides === 'credentials' ? given.replace(/^(\w+:\/\/)?[^]*@/, '$1…@') : given}"`
}

/** How sentences are printed; for people, as long as the setting has no value that can be used. */
export function logFormat(
  source: Readonly<Record<string, string | undefined>> = process.env,
): 'text' | 'json' {
  return environmentSchema.shape.LOG_FORMAT.safeParse(source.LOG_FORMAT || undefined).data ?? 'text'
}

let parsed: Environment | undefined

/** The process's settings, parsed once. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
