import type { Cents } from '../money/index.ts'
import { err, ok, type Result } from '../result/index.ts'

/** A moment in milliseconds since 1970. */
export type Instant = number

/** What is stored about the price of one product, with or without tax as the shop stores its prices. */
export type PriceSource = {
  readonly regular: Cents
  readonly special: SpecialPrice | null
  readonly tiers: readonly TierPrice[]
}

/** Null leaves an end open. */
export type SpecialPrice = { readonly price: Cents; readonly from: Instant | null; readonly to: Instant | null }

/** A price from a quantity on, for one customer group or (null) for all; a group price is a tier from the first piece. */
export type TierPrice = { readonly groupId: number | null; readonly minimumQuantity: number; readonly price: Cents }

/** Who buys how many, and when. */
export type PricingTerms = {
  readonly now: Instant
  readonly quantity: number
  readonly groupId: number | null
  readonly settings: TierSettings
}

export type TierSettings = { readonly usePriceTiers: boolean }

export type PriceGroupSettings = { readonly userGroupId: number | null }

/** The group whose price tiers apply: the customer's own, else the configured default. */
export function priceGroupOf(customerGroup: number | null, { userGroupId }: PriceGroupSettings): number | null {
  return customerGroup ?? userGroupId
}

export type PriceDateRefusal = { readonly code: 'date-unreadable'; readonly text: string }
export type PriceDateOptions = {
  /** Whether a date without a time means its first or its last moment. */
  readonly edge: 'from' | 'to'
  /** How far the shop's clock is ahead of UTC, for a text that names no zone. */
  readonly utcOffsetMinutes: number
}

const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

const timeAt = { from: '00:00', to: '23:59:59.999' }

/** Reads an end of a special price's dates; an empty text leaves the end open, a bare last day counts to its end. */
export function parsePriceDate(text: string, options: PriceDateOptions): Result<Instant | null, PriceDateRefusal> {
  if (text.trim() === '') return ok(null)
  const [, day = '', time = timeAt[options.edge], zone] = written.exec(text.trim()) ?? []
  const ahead = zone === undefined ? options.utcOffsetMinutes * 60_000 : 0
  const instant = Date.parse(`${day}T${time}${zone ?? 'Z'}`) - ahead
  if (Number.isNaN(instant) || !isOnCalendar(day)) return err({ code: 'date-unreadable', text })
  return ok(instant)
}

/** Engines read 30 February as 2 March. */
function isOnCalendar(day: string): boolean {
  return new Date(day).toISOString().startsWith(day)
}
