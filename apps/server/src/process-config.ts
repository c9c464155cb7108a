import { isNetwork } from '@vonk/platform/http'
import { parseSecretsKey } from '@vonk/platform/sealed-secrets'
import { z } from 'zod'

const roles = ['all', 'web', 'storefront', 'api', 'worker'] as const
const MOST_PROCESSES = 64

export type Role = (typeof roles)[number]

export const flag = z
  .enum(['1', '0', 'true', 'false'], 'expected true or false')
  .transform((text) => text === '1' || text === 'true')

export function countFrom(least: number) {
  const message = `expected a whole number from ${least}`
  return z.coerce.number(message).int(message).min(least, message)
}

const processCount = `expected a whole number from 1 to ${MOST_PROCESSES}`

const networks = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
  .refine((each) => each.every(isNetwork), 'expected networks such as 10.0.0.0/8, with commas between them')

const secretsKey = z.string().transform((text, context) => {
  const key = parseSecretsKey(text)
  const message = 'expected 32 bytes as base64 or hex (openssl rand -base64 32)'
  if (!key) context.addIssue({ code: 'custom', message })
  return key ?? undefined
})

/** The variables that say what a process does, how many there are, what callers may hold of them, and what they share. */
export const processVariables = {
  VONK_ROLE: z.enum(roles, `expected one of ${roles.join(', ')}`).default('all'),
  VONK_PROCESSES: z.coerce
    .number(processCount)
    .int(processCount)
    .min(1, processCount)
    .max(MOST_PROCESSES, processCount)
    .default(1),
  VONK_MAX_CONNECTIONS: countFrom(1).default(4000),
  VONK_MAX_CONNECTIONS_PER_ADDRESS: countFrom(1).default(256),
  VONK_SEND_TIMEOUT_SECONDS: countFrom(1).default(30),
  VONK_DRAIN_SECONDS: countFrom(0).default(5),
  VONK_UNLIMITED_NETWORKS: networks,
  VONK_HSTS_SUBDOMAINS: flag.default(false),
  VONK_SECRETS_KEY: secretsKey.optional(),
}

type ProcessEnvironment = z.output<z.ZodObject<typeof processVariables>> & { readonly VONK_TRUST_PROXY: boolean }

export type ProcessConfig = {
  readonly role: Role
  /** How many processes serve behind one port. */
  readonly processes: number
  /** How many may be connected at once; `perAddress` is null where all come through a proxy. */
  readonly connections: { readonly perProcess: number; readonly perAddress: number | null }
  /** From where nobody counts what everybody does. */
  readonly unlimitedNetworks: readonly string[]
  /** Browsers are told that all names below those of the shop are encrypted too. */
  readonly hasEncryptedSubdomains: boolean
  /** Encrypts secrets in the database that have to be read again. */
  readonly secretsKey: Uint8Array | undefined
  /** How long a caller may leave its answer unread. */
  readonly sendTimeoutMs: number
  /** How long a shop that is told to stop goes on serving, so that balancers notice. */
  readonly drainMs: number
}

/** The variables that cannot be meant, by name, with why. */
export function misusedForProcesses({ VONK_ROLE, VONK_PROCESSES }: ProcessEnvironment): Record<string, string> {
  if (VONK_ROLE !== 'worker' || VONK_PROCESSES === 1) return {}
  return { VONK_PROCESSES: 'is for processes that serve: one worker does all jobs' }
}

export function processConfigOf(env: ProcessEnvironment): ProcessConfig {
  return {
    role: env.VONK_ROLE,
    processes: env.VONK_PROCESSES,
    secretsKey: env.VONK_SECRETS_KEY,
    connections: {
      perProcess: env.VONK_MAX_CONNECTIONS,
      perAddress: env.VONK_TRUST_PROXY ? null : env.VONK_MAX_CONNECTIONS_PER_ADDRESS,
    },
    unlimitedNetworks: env.VONK_UNLIMITED_NETWORKS,
    hasEncryptedSubdomains: env.VONK_HSTS_SUBDOMAINS,
    sendTimeoutMs: env.VONK_SEND_TIMEOUT_SECONDS * 1_000,
    // A worker has no callers who would have to go elsewhere.
    drainMs: env.VONK_ROLE === 'worker' ? 0 : env.VONK_DRAIN_SECONDS * 1_000,
  }
}
