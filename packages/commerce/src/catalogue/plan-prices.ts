import { type ConfigurableChildDocument, type ProductDocument, priceSourceOf } from '@vonk/contract'
import { finalPrice, type Instant, type PricePoint, type PriceSource, priceGroupOf } from '@vonk/domain/pricing'
import type { PriceSettings } from '@vonk/domain/settings'

export type PricePlan = {
  readonly now: Instant
  readonly utcOffsetMinutes: number
  /** Of the view: which group a visitor belongs to, and whether groups have prices. */
  readonly settings: PriceSettings
}

/** By sku, what a visitor is asked for it now and from every later date that is known already. */
export function planPrices(documents: readonly ProductDocument[], asked: PricePlan): Map<string, PricePoint[]> {
  const plan = new Map<string, PricePoint[]>()
  // A variant that is a product of its own, too, has its price from there.
  const variants = documents.flatMap(({ configurable_children: children }) => children ?? [])
  for (const priced of [...variants, ...documents]) addPrices(plan, priced, asked)
  return plan
}

function addPrices(
  plan: Map<string, PricePoint[]>,
  priced: ProductDocument | ConfigurableChildDocument,
  { now, utcOffsetMinutes, settings }: PricePlan,
): void {
  const source = priceSourceOf(priced, utcOffsetMinutes)
  if (source) plan.set(priced.sku, pricesFrom(source, now, settings))
}

function pricesFrom(source: PriceSource, now: Instant, settings: PriceSettings): PricePoint[] {
  const { from = null, to = null } = source.special ?? {}
  // The last moment of a special price still belongs to it.
  const turns = [from, to === null ? null : to + 1].filter((turn) => turn !== null).filter((turn) => turn > now)
  const points = [now, ...turns].map((since) => ({ since, price: askedAt(source, since, settings) }))
  return points.filter(({ price }, index) => price !== points[index - 1]?.price)
}

function askedAt(source: PriceSource, now: Instant, settings: PriceSettings) {
  return finalPrice(source, {
    now,
    quantity: 1,
    groupId: priceGroupOf(null, settings),
    settings,
  })
}
