import { type PaymentProvider, ProviderUnavailable } from '../port.ts'

export type Outages = { isUnavailable: boolean; cancelsNothing: boolean; refusesRefunds: boolean }

/** A provider that can be made to be away, to keep payments open, or to refuse refunds. */
export function withOutages(provider: PaymentProvider, switches: Outages): PaymentProvider {
  const unlessUnavailable = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (switches.isUnavailable) throw new ProviderUnavailable(provider.name, new Error('switched off'))
    return ask()
  }
  return {
    ...provider,
    create: (payment) => unlessUnavailable(() => provider.create(payment)),
    read: (reference) => unlessUnavailable(() => provider.read(reference)),
    refund: (refund) => unlessUnavailable(async () => (switches.refusesRefunds ? 'refused' : provider.refund(refund))),
    cancel: (reference) =>
      unlessUnavailable(async () => (switches.cancelsNothing ? undefined : provider.cancel(reference))),
  }
}
