import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from '@vonk/domain/result'
import { isDatabaseUrl } from '@vonk/platform/db'
import { z } from 'zod'
import { type ContentConfig, contentConfigOf } from './content-config.ts'
import { type MediaConfig, mediaConfigOf, mediaVariables, missingForMedia } from './media-config.ts'
import { missingForPayments, type PaymentConfig, paymentConfigOf, paymentVariables } from './payment-config.ts'
import {
  countFrom,
  flag,
  misusedForProcesses,
  type ProcessConfig,
  processConfigOf,
  processVariables,
} from './process-config.ts'
import { missingForSearch, type SearchConfig, searchConfigOf, searchVariables } from './search-config.ts'
import { findUnknownVariables } from './unknown-variables.ts'

const seeds = ['demo', 'none'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const logFormats = ['json', 'text'] as const

const portNumber = z.coerce
  .number('expected a port number')
  .int('expected a whole number')
  .min(0, 'expected a port from 0 to 65535')
  .max(65_535, 'expected a port from 0 to 65535')

const databaseUrl = z.string().refine(isDatabaseUrl, 'expected postgres://user:password@host:port/database')

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected an http(s) address' })

const siteAddress = httpAddress.transform((address) => new URL(address))

const tileAddress = z
  .string()
  .regex(/^(https:\/\/[^/\s]+)?\/\S*$/, 'expected an https address or a path of this shop')
  .refine(
    (address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)),
    'expected {z}, {x} and {y} in the address',
  )

/** Who says the first has to say the second. */
const pairs = [
  ['VONK_MAP_TILES', 'VONK_MAP_ATTRIBUTION'],
  ['ORDER_EXPORT_URL', 'ORDER_EXPORT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
] as const

const environmentSchema = z
  .object({
    PORT: portNumber.default(3000),
    HOST: z.string().optional(),
    VONK_API_URL: httpAddress.optional(),
    VONK_DATA: z.string().optional(),
    VONK_MEDIA_DIR: z.string().optional(),
    VONK_IMAGE_CACHE_DIR: z.string().optional(),
    VONK_IMAGE_CACHE_MB: countFrom(1).default(2048),
    VONK_IMAGE_WORKERS: countFrom(1).optional(),
    VONK_IMAGE_WAIT_SECONDS: countFrom(1).default(15),
    VONK_IMAGES_AHEAD: flag.default(true),
    VONK_OUTPUT_CACHE_MB: countFrom(0).default(0),
    VONK_CHECK_FRAGMENTS: flag.default(false),
    VONK_MAINTENANCE: flag.default(false),
    VONK_MAP_TILES: tileAddress.optional(),
    VONK_MAP_ATTRIBUTION: z.string().optional(),
    STORYBLOK_TOKEN: z.string().optional(),
    STORYBLOK_ENDPOINT: httpAddress.optional(),
    STORYBLOK_WEBHOOK_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
    PRO6PP_AUTH_KEY: z.string().optional(),
    PRO6PP_ENDPOINT: httpAddress.optional(),
    POSTNL_API_KEY: z.string().optional(),
    POSTNL_ENDPOINT: httpAddress.optional(),
    CONTENT_PREVIEW_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    CONTENT_PUBLIC_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    CONTENT_EDITOR_ORIGIN: httpAddress.transform((address) => new URL(address).origin).optional(),
    VONK_SEED: z.enum(seeds, `expected one of ${seeds.join(', ')}`).optional(),
    VONK_SEED_PRODUCTS: countFrom(40).optional(),
    VONK_TRUST_PROXY: flag.default(false),
    VONK_PUBLIC_URL: siteAddress.optional(),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    LOG_LEVEL: z.enum(logLevels, `expected one of ${logLevels.join(', ')}`).default('info'),
    LOG_FORMAT: z.enum(logFormats, `expected one of ${logFormats.join(', ')}`).optional(),
    VONK_OPERATOR_PORT: portNumber.optional(),
    VONK_OPERATOR_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    VONK_OPERATOR_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
    MAIL_FROM: z.email('expected a mail address').optional(),
    VONK_MAIL_DAYS: countFrom(1).default(90),
    ORDER_EXPORT_URL: httpAddress.optional(),
    ORDER_EXPORT_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
    ...processVariables,
    ...paymentVariables,
    ...searchVariables,
    ...mediaVariables,
  })
  .superRefine((env, context) => {
    const missing = env.VONK_ROLE === 'storefront' ? {} : missingForPayments(env)
    for (const [name, message] of Object.entries({
      ...missing,
      ...missingForSearch(env),
      ...missingForMedia(env),
      ...misusedForProcesses(env),
    })) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    for (const [given, needed] of pairs) {
      if (!env[given] || env[needed]) continue
      context.addIssue({ code: 'custom', path: [needed], message: `is needed with ${given}` })
    }
    if (env.VONK_ROLE === 'storefront' && env.VONK_OUTPUT_CACHE_MB > 0 && !env.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is needed with VONK_OUTPUT_CACHE_MB' })
    }
    if (env.VONK_ROLE === 'storefront' && !env.VONK_API_URL) {
      context.addIssue({ code: 'custom', path: ['VONK_API_URL'], message: 'is needed when VONK_ROLE is storefront' })
    }
  })

/** Every variable the shop knows. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape)

export type Config = ContentConfig &
  SearchConfig &
  MediaConfig &
  ProcessConfig & {
    readonly port: number
    readonly host: string | undefined
    readonly apiUrl: string | undefined
    readonly dataFolder: string
    readonly mediaFolder: string
    readonly imageCacheFolder: string
    readonly imageCacheMegabytes: number
    /** Pictures are made before anybody asks for them. */
    readonly hasDrawnAhead: boolean
    /** How much memory cached pages may take; none are cached when 0. */
    readonly outputCacheMegabytes: number
    /** Every cached fragment of a page is rendered again and compared. */
    readonly checksFragments: boolean
    /** The shop is closed, whatever the switch in the database says. */
    readonly isInMaintenance: boolean
    /** Where the store locator's map comes from; a drawing of our own when null. */
    readonly mapTiles: { readonly url: string; readonly attribution: string } | null
    /** Where addresses are looked up; in our own tables when null. */
    readonly pro6pp: { readonly authKey: string; readonly endpoint: string | undefined } | null
    /** Who is asked about the points and rounds of PostNL; our own tables when null. */
    readonly postnl: { readonly apiKey: string; readonly endpoint: string | undefined } | null
    /** What an empty shop is filled with. */
    readonly seed: (typeof seeds)[number]
    readonly demoProducts: number | undefined
    /** As many as there are cores when not set. */
    readonly imageWorkers: number | undefined
    /** How long a request for a picture may wait until a worker is free. */
    readonly imageWaitMs: number
    readonly databaseUrl: string | undefined
    /** The same database without the pooler that `databaseUrl` leads to; undefined where there is none. */
    readonly directUrl: string | undefined
    /** What only reads goes here, where there is one. */
    readonly replicaUrl: string | undefined
    readonly trustProxy: boolean
    /** Protocol and port under which shoppers reach the pages, where they differ from those of this process. */
    readonly publicSite: { readonly protocol: string; readonly port: string } | undefined
    readonly logLevel: (typeof logLevels)[number]
    /** One JSON object per line for programs, or text for people. */
    readonly logFormat: (typeof logFormats)[number]
    /** Where the measurements can be read without a token; nowhere when not set. */
    readonly operatorAddress: { readonly port: number; readonly hostname: string } | null
    /** Opens them on the shop's own port. */
    readonly metricsToken: string | undefined
    /** Opens the operators' pages on the shop's own port. */
    readonly operatorToken: string | undefined
    readonly payments: PaymentConfig
    /** The back office that is handed every order; null when there is none. */
    readonly orderExport: { readonly url: string; readonly secret: string } | null
    /** `smtp` is null where mails stay in the mailbox; `keptDays` is how long they can be read there. */
    readonly mail: {
      readonly smtp: { readonly url: string; readonly from: string } | null
      readonly keptDays: number
    }
  }

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/** The configuration of this process. */
export function loadConfig(): Config {
  const parsed = parseConfig(process.env, { root: projectRoot, isTerminal: process.stdout.isTTY })
  if (!parsed.ok) throw new InvalidEnvironment(parsed.refusal.problems)
  return parsed.value
}

export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'

  constructor(problems: readonly string[]) {
    super(
      `The shop cannot start with these environment variables:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  }
}

/** One line per wrong variable: its name and what was expected. The value stays out, it may be a secret. */
export type ConfigRefusal = { code: 'invalid-environment'; problems: string[] }

/** The only place that knows the environment: parsed once, before anything starts. */
export function parseConfig(
  environment: NodeJS.ProcessEnv,
  { root, isTerminal }: { root: string; isTerminal: boolean },
): Result<Config, ConfigRefusal> {
  const given = withoutEmpty(environment)
  const parsed = environmentSchema.safeParse(given)
  const unknown = findUnknownVariables(given, variableNames)
  if (!parsed.success || unknown.length > 0) {
    const wrong = parsed.error?.issues.map(toSentence) ?? []
    return err({ code: 'invalid-environment', problems: [...unknown, ...wrong] })
  }
  const env = parsed.data
  const dataFolder = env.VONK_DATA ?? join(root, '.data')
  return ok({
    port: env.PORT,
    host: env.HOST,
    ...processConfigOf(env),
    apiUrl: env.VONK_API_URL,
    dataFolder,
    mediaFolder: env.VONK_MEDIA_DIR ?? join(dataFolder, 'media'),
    ...mediaConfigOf(env),
    imageCacheFolder: env.VONK_IMAGE_CACHE_DIR ?? join(dataFolder, 'image-cache'),
    imageCacheMegabytes: env.VONK_IMAGE_CACHE_MB,
    imageWorkers: env.VONK_IMAGE_WORKERS,
    imageWaitMs: env.VONK_IMAGE_WAIT_SECONDS * 1_000,
    hasDrawnAhead: env.VONK_IMAGES_AHEAD,
    outputCacheMegabytes: env.VONK_OUTPUT_CACHE_MB,
    checksFragments: env.VONK_CHECK_FRAGMENTS,
    ...searchConfigOf(env),
    isInMaintenance: env.VONK_MAINTENANCE,
    mapTiles: env.VONK_MAP_TILES ? { url: env.VONK_MAP_TILES, attribution: env.VONK_MAP_ATTRIBUTION ?? '' } : null,
    ...deliveryServicesOf(env),
    ...contentConfigOf(env),
    // A database somebody brought along is theirs: it is not filled with the demo unless they say so.
    seed: env.VONK_SEED ?? (env.DATABASE_URL ? 'none' : 'demo'),
    demoProducts: env.VONK_SEED_PRODUCTS,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    trustProxy: env.VONK_TRUST_PROXY,
    publicSite: env.VONK_PUBLIC_URL,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (isTerminal ? 'text' : 'json'),
    operatorAddress: operatorAddressOf(env),
    metricsToken: env.METRICS_TOKEN,
    operatorToken: env.VONK_OPERATOR_TOKEN,
    mail: mailOf(env),
    payments: paymentConfigOf(env),
    orderExport: orderExportOf(env),
  })
}

function mailOf({ SMTP_URL, MAIL_FROM, VONK_MAIL_DAYS }: z.output<typeof environmentSchema>): Config['mail'] {
  const smtp = SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null
  return { smtp, keptDays: VONK_MAIL_DAYS }
}

function orderExportOf({
  ORDER_EXPORT_URL: url,
  ORDER_EXPORT_SECRET: secret,
}: z.output<typeof environmentSchema>): Config['orderExport'] {
  return url && secret ? { url, secret } : null
}

function operatorAddressOf(env: z.output<typeof environmentSchema>): Config['operatorAddress'] {
  const { VONK_OPERATOR_PORT: port, VONK_OPERATOR_HOST: hostname } = env
  return port === undefined ? null : { port, hostname }
}

function deliveryServicesOf(env: z.infer<typeof environmentSchema>): Pick<Config, 'pro6pp' | 'postnl'> {
  return {
    pro6pp: env.PRO6PP_AUTH_KEY ? { authKey: env.PRO6PP_AUTH_KEY, endpoint: env.PRO6PP_ENDPOINT } : null,
    postnl: env.POSTNL_API_KEY ? { apiKey: env.POSTNL_API_KEY, endpoint: env.POSTNL_ENDPOINT } : null,
  }
}

// `PORT=` in an .env file means "not set", not "the empty port".
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function toSentence({ path: [name], message }: z.core.$ZodIssue) {
  return `${String(name)}: ${message}`
}

/** React renders three times as fast when the environment says it may leave its checks out. */
export function assumeProduction(): void {
  process.env['NODE_ENV'] ??= 'production'
}
