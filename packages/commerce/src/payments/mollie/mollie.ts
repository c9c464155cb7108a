import { z } from 'zod'
import type { PaymentProvider } from '../port.ts'
import type { MollieOptions } from './create-mollie-provider.ts'
import { type PayLaterMethod, payLaterMethods } from './pay-later-methods.ts'

type Environment = { readonly MOLLIE_API_KEY?: string | undefined; readonly MOLLIE_PAY_LATER: PayLaterMethod }

export const mollie = {
  name: 'mollie',
  key: 'MOLLIE_API_KEY',
  variables: {
    MOLLIE_API_KEY: z
      .string()
      .regex(/^(test|live)_\w{30,}$/, 'expected a key that begins with test_ or live_')
      .optional(),
    MOLLIE_PAY_LATER: z.enum(payLaterMethods, `expected one of ${payLaterMethods.join(', ')}`).default('in3'),
  },
  optionsOf({ MOLLIE_API_KEY: apiKey, MOLLIE_PAY_LATER: payLater }: Environment) {
    return apiKey ? ({ name: 'mollie', apiKey, payLater } as const) : null
  },
  /** Its client is loaded where it is used: it brings a megabyte that nobody else needs. */
  async open(options: MollieOptions & { readonly name: 'mollie' }): Promise<PaymentProvider> {
    const { createMollieProvider } = await import('./create-mollie-provider.ts')
    return createMollieProvider(options)
  },
} as const
