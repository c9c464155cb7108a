import type { MollieOptions } from './mollie/create-mollie-provider.ts'
import type { PaymentProvider } from './port.ts'

/** Mollie's client is loaded where it is used: it brings a megabyte that nobody else needs. */
export async function openMollieProvider(options: MollieOptions): Promise<PaymentProvider> {
  const { createMollieProvider } = await import('./mollie/create-mollie-provider.ts')
  return createMollieProvider(options)
}
