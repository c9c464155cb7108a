import {
  type ConfiguredProvider,
  configuredProviders,
  keyOfProvider,
  providerNames,
  providerVariables,
} from '@vonk/commerce/payments/providers'
import { z } from 'zod'

function minutes(usual: number) {
  const message = 'expected a whole number of minutes from 1'
  return z.coerce.number(message).int(message).min(1, message).default(usual)
}

/** The variables that say how the shop is paid. */
export const paymentVariables = {
  PAYMENT_PROVIDER: z.enum(providerNames, `expected one of ${providerNames.join(', ')}`).optional(),
  ...providerVariables,
  PAYMENT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'expected an http(s) address' }).optional(),
  PAYMENT_EXPIRY_MINUTES: minutes(60),
  PAYMENT_LATER_EXPIRY_MINUTES: minutes(1_440),
}

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentVariables>>

export type PaymentConfig = {
  /** New payments are made with the first; the others end what was begun with them. */
  readonly providers: readonly [ConfiguredProvider, ...ConfiguredProvider[]]
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
  const { PAYMENT_PROVIDER: provider = 'sandbox' } = env
  const key = keyOfProvider(provider)
  if (key === undefined) return {}
  const needed = `is needed with PAYMENT_PROVIDER=${provider}`
  return {
    ...(!env[key] && { [key]: needed }),
    ...(!env.PAYMENT_WEBHOOK_URL && { PAYMENT_WEBHOOK_URL: needed }),
  }
}

export function paymentConfigOf(env: PaymentEnvironment): PaymentConfig {
  const open = configuredProviders(env)
  const first = open.find(({ name }) => name === env.PAYMENT_PROVIDER) ?? { name: 'sandbox' }
  return {
    providers: [first, ...open.filter((provider) => provider !== first)],
    webhookOrigin: env.PAYMENT_WEBHOOK_URL && new URL(env.PAYMENT_WEBHOOK_URL).origin,
    expiryMinutes: { usual: env.PAYMENT_EXPIRY_MINUTES, payLater: env.PAYMENT_LATER_EXPIRY_MINUTES },
  }
}
