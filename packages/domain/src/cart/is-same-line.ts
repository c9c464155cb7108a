import type { PriceSteps } from '../pricing/index.ts'
import { type LineIdentity, lineKey } from './line-key.ts'

export type LineReference = LineIdentity & { readonly serverItemId: string | null }

/** As much of a line as adding and changing need to know, on the device and on the server alike. */
export type HeldLine = LineReference & { readonly quantity: number; readonly priceSteps?: PriceSteps | undefined }

/**
 * Child sku and options decide. The server's id speaks only for lines of one sku, where the server may write options
 * differently: an edited line keeps its id while its sku changes, and must then count as another line.
 */
export function isSameLine(one: LineReference | null, other: LineReference | null): boolean {
  if (one === null || other === null || one.sku !== other.sku) return false
  if (one.serverItemId !== null && one.serverItemId === other.serverItemId) return true
  return lineKey(one) === lineKey(other)
}
