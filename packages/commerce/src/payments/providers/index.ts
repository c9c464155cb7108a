import type { z } from 'zod'
import { mollie } from '../mollie/mollie.ts'
import type { PaymentProvider } from '../port.ts'

/** Whom the shop can be paid by, beside the bank of the demo. */
const kinds: readonly ProviderKind[] = [mollie]

/** The environment variables of all of them. */
export const providerVariables = { ...mollie.variables }

/** What is needed to open one; the bank of the demo needs nothing. */
export type ConfiguredProvider = { readonly name: 'sandbox' } | Parameters<typeof mollie.open>[0]

export type ProviderEnvironment = z.output<z.ZodObject<typeof providerVariables>>

type ProviderKind = {
  readonly name: string
  /** The variable without which it cannot be used. */
  readonly key: keyof ProviderEnvironment
  /** Null where its key is not set. */
  optionsOf(env: ProviderEnvironment): ConfiguredProvider | null
  open(options: ConfiguredProvider): Promise<PaymentProvider>
}

export const providerNames = ['sandbox', ...kinds.map(({ name }) => name)]

/** The variable that is needed where new payments are made with this provider. */
export function keyOfProvider(name: string): keyof ProviderEnvironment | undefined {
  return kinds.find((kind) => kind.name === name)?.key
}

/** Those whose key is set. */
export function configuredProviders(env: ProviderEnvironment): readonly ConfiguredProvider[] {
  return kinds.flatMap((kind) => kind.optionsOf(env) ?? [])
}

/** Null for the bank of the demo. */
export async function openProvider(provider: ConfiguredProvider): Promise<PaymentProvider | null> {
  return kinds.find(({ name }) => name === provider.name)?.open(provider) ?? null
}
