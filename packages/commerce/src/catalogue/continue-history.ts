import type { Instant, PricePoint } from '@vonk/domain/pricing'

export type HistoryChange = { readonly remove: readonly PricePoint[]; readonly add: readonly PricePoint[] }

/** What has to change so that the stored points, oldest first, go on from now with the planned ones. */
export function continueHistory(
  stored: readonly PricePoint[],
  planned: readonly PricePoint[],
  now: Instant,
): HistoryChange {
  const last = stored.findLast(({ since }) => since <= now)
  const ahead = stored.filter(({ since }) => since > now)
  // A price that is asked already is no new point.
  const wished = planned.filter(({ since, price }) => since > now || price !== last?.price)
  return { remove: without(ahead, wished), add: without(wished, ahead) }
}

function without(points: readonly PricePoint[], others: readonly PricePoint[]): PricePoint[] {
  return points.filter((point) => !others.some(({ since, price }) => since === point.since && price === point.price))
}
