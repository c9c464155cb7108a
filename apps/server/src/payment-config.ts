import { z } from 'zod'

const providers = ['sandbox', 'mollie'] as const
const payLater = ['in3', 'klarna'] as const

function minutes(usual: number) {
  const message = 'expected a whole number of minutes from 1'
  return z.coerce.number(message).int(message).min(1, message).default(usual)
}

/** The variables that say how the shop is paid. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(providers, `expected one of ${providers.join(', ')}`).optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w{30,}$/, 'expected a key that begins with test_ or live_')
    .optional(),
  MOLLIE_PAY_LATER: z.enum(payLater, `expected one of ${payLater.join(', ')}`).default('in3'),
  PAYMENT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'expected an http(s) address' }).optional(),
  PAYMENT_EXPIRY_MINUTES: minutes(60),
  PAYMENT_LATER_EXPIRY_MINUTES: minutes(1_440),
}

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>>

type Provider =
  | { readonly name: 'sandbox' }
  | { readonly name: 'mollie'; readonly apiKey: string; readonly payLater: (typeof payLater)[number] }

export type PaymentConfig = {
  /** New payments are made with the first; the others end what was begun with them. */
  readonly providers: readonly [Provider, ...Provider[]]
  /** Where providers reach the API of the shop; this process when not set. */
  readonly webhookOrigin: string | undefined
  /** How long a payment may stay open. */
  readonly expiryMinutes: { readonly usual: number; readonly payLater: number }
}

type Shop = { readonly DATABASE_URL?: string | undefined; readonly VONK_SEED?: string | undefined }

/** The variables that are missing, by name, with why they are needed. */
export function missingForPayments(env: PaymentEnvironment & Shop): Readonly<Record<string, string>> {
  // At the sandbox bank everybody can say that they have paid: a shop of one's own gets it only by asking for it.
  const isOwnShop = env.DATABASE_URL !== undefined && env.VONK_SEED !== 'demo'
  if (env.PAYMENT_PROVIDER === undefined && isOwnShop) {
    return { PAYMENT_PROVIDER: 'is needed with DATABASE_URL: mollie, or sandbox where no money is taken' }
  }
  if (env.PAYMENT_PROVIDER !== 'mollie') return {}
  const needed = 'is needed with PAYMENT_PROVIDER=mollie'
  return {
    ...(!env.MOLLIE_API_KEY && { MOLLIE_API_KEY: needed }),
    ...(!env.PAYMENT_WEBHOOK_URL && { PAYMENT_WEBHOOK_URL: needed }),
  }
}

export function paymentConfigOf(env: PaymentEnvironment): PaymentConfig {
  const { PAYMENT_PROVIDER: name, MOLLIE_API_KEY: apiKey = '', MOLLIE_PAY_LATER: later } = env
  const mollie = { name: 'mollie', apiKey, payLater: later } as const
  return {
    providers: name === 'mollie' ? [mollie] : [{ name: 'sandbox' }, ...(apiKey ? [mollie] : [])],
    webhookOrigin: env.PAYMENT_WEBHOOK_URL && new URL(env.PAYMENT_WEBHOOK_URL).origin,
    expiryMinutes: { usual: env.PAYMENT_EXPIRY_MINUTES, payLater: env.PAYMENT_LATER_EXPIRY_MINUTES },
  }
}
