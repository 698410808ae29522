import path from 'node:path'
import { z } from 'zod'

const switchedOn = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)

const addressOfFlags = z
  .url({ protocol: /^https?$/ })
  .refine((address) => address.includes('{code}'), 'has no {code} in it')

/** Every setting the product reads from its environment. All are optional. */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    /** Port of the one public address. */
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    /** Network interface to listen on; all of them when it is left out. */
    HOST: z.string().min(1).optional(),
    /** How many processes answer visitors; as many as the machine has processors and memory for when left out. */
    PUBLIC_PROCESSES: z.coerce.number().int().min(1).max(256).optional(),
    /** Absolute address of the site as visitors type it, for canonical addresses and feeds. */
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Folder of everything that must be kept: database, uploads, secret. */
    DATA_DIR: z.string().min(1).default('./data'),
    /** `postgres://…` chooses Postgres; without it SQLite in the data folder. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Signs the back office's sessions; made and kept in the data folder when left out. */
    SECRET: z.string().min(32).optional(),
    /** Whether this machine runs the back office. */
    ADMIN: switchedOn('on'),
    /** Address of the back office's own process, set by `npm start`. */
    ADMIN_URL: z.url({ protocol: /^http$/ }).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Most bytes of pages kept in memory by each public process, in megabytes. */
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4096).default(12),
    /** Kept pages that are made anew after a publish before anybody asks, those read most first. */
    PAGES_MADE_ANEW: z.coerce.number().int().min(0).max(10_000).default(40),
    /** Uploads go to this S3 bucket instead of the data folder. */
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** Address of another world topology (TopoJSON with an object `countries`) than the site's own. */
    TOPOLOGY_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
    /** Addresses of flags in which `{code}` stands for the two-letter country code, instead of the site's own. */
    FLAG_ADDRESS_SMALL: addressOfFlags.optional(),
    FLAG_ADDRESS_LARGE: addressOfFlags.optional(),
    /**
     * File of the key that tenders' keys are wrapped with. Beside the data folder, so that no copy of the data folder
     * has it; made at the first start.
     */
    SEALING_KEY_FILE: z.string().min(1).optional(),
    /** Public half of that key (`age1…`), for machines that take proposals in and never open any. */
    SEALING_RECIPIENT: z.string().startsWith('age1').optional(),
    /** ClamAV's daemon, as `host:port` or the path of its socket; without it nothing is scanned. */
    CLAMD_ADDRESS: z.string().min(1).optional(),
    /** `smtp://user:password@host:port` or `smtps://…`; without it no mail is sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Who mail comes from. */
    MAIL_FROM: z.email().optional(),
    /** How many proxies stand before this server; each adds the address it was asked from to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Submissions that one address may try in an hour. */
    SUBMISSIONS_PER_HOUR: z.coerce.number().int().min(1).default(20),
    /** With it, a browser whose address has sent too often may solve a small puzzle and go on for a while. */
    PROOF_OF_WORK: switchedOn('off'),
  })
  .refine((value) => !value.S3_BUCKET || (value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  })
  .refine((value) => !value.SMTP_URL || value.MAIL_FROM, {
    path: ['SMTP_URL'],
    message: 'needs MAIL_FROM beside it',
  })

export type Environment = z.output<typeof environmentSchema> & {
  /** Absolute path of the data folder. */
  dataFolder: string
  /** Absolute path of SQLite's file, or nothing when Postgres is chosen. */
  sqliteFile: string | undefined
  /** Absolute path of the file of the key that tenders' keys are wrapped with. */
  sealingKeyFile: string
  siteUrl: string
}

/** A setting has a value that the product can't use. The message is one sentence for the person at the terminal. */
export class WrongSettingError extends Error {}

/**
 * Reads and checks the settings.
 * @throws WrongSettingError naming the setting and what it must be.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    const name = issue?.path.join('.') ?? 'environment'
    throw new WrongSettingError(`The setting ${name} can't be used: ${issue?.message ?? 'unknown reason'}.`)
  }
  const dataFolder = path.resolve(result.data.DATA_DIR)
  return {
    ...result.data,
    dataFolder,
    sqliteFile: result.data.DATABASE_URL ? undefined : path.join(dataFolder, 'database.sqlite'),
    sealingKeyFile: path.resolve(result.data.SEALING_KEY_FILE ?? `${dataFolder}.keys/sealing-key`),
    siteUrl: (result.data.SITE_URL ?? `http://localhost:${result.data.PORT}`).replace(/\/+$/, ''),
  }
}

let parsed: Environment | undefined

/** The process's settings, parsed once. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
