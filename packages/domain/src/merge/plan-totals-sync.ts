import { missingTaxCountry } from '../tax/index.ts'

export type TotalsConnection = { readonly synchronizeTotals: boolean; readonly isConnected: boolean }
export type TotalsSyncState = TotalsConnection & { readonly country: string | null }

export type TotalsSyncStep =
  | { readonly do: 'pull-shipping-methods' | 'pull-payment-methods' }
  | { readonly do: 'set-shipping-information'; readonly country: string }
  | { readonly do: 'override-totals' }
  | { readonly do: 'log'; readonly message: string }

const missingCountry: TotalsSyncStep = { do: 'log', message: missingTaxCountry }

export function canSyncTotals({ synchronizeTotals, isConnected }: TotalsConnection): boolean {
  return synchronizeTotals && isConnected
}

/** The calls that bring the totals up to date, in order; none while totals cannot be synced. */
export function planTotalsSync(state: TotalsSyncState): readonly TotalsSyncStep[] {
  if (!canSyncTotals(state)) return []
  const methods = [{ do: 'pull-shipping-methods' }, { do: 'pull-payment-methods' }] as const
  if (!state.country) return [...methods, missingCountry]
  return [...methods, { do: 'set-shipping-information', country: state.country }, { do: 'override-totals' }]
}
