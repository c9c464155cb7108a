import { canSyncTotals, type TotalsConnection } from '../merge/index.ts'
import { err, ok, type Result } from '../result/index.ts'

export type CodeRefusal = { readonly code: 'code-missing' | 'totals-not-synced' }

/** The coupon code to send to the server, when there is one and the server can answer with new totals. */
export function couponToApply(code: string, connection: TotalsConnection): Result<string, CodeRefusal> {
  const normalised = normaliseCode(code)
  if (normalised === '') return err({ code: 'code-missing' })
  if (!canSyncTotals(connection)) return err({ code: 'totals-not-synced' })
  return ok(normalised)
}

/** Codes are read from paper and mails: spaces and case do not matter. */
export function normaliseCode(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase()
}
