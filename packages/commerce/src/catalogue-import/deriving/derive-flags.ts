import { type ProductDocument, priceSourceOf } from '@vonk/contract'
import { type Instant, parsePriceDate, specialPriceOf } from '@vonk/domain/pricing'
import { isDisabled, isHidden } from '@vonk/domain/products'

export type IntakeClock = { readonly now: Instant; readonly utcOffsetMinutes: number }

/** A product that lists show, with whether it is new and reduced where it has dates or prices that say so. */
export function deriveFlags(document: ProductDocument, clock: IntakeClock): ProductDocument {
  if (isHidden(document.visibility)) return document
  const isNew = isMissing(document['new']) ? isNewAt(document, clock) : null
  const isReduced = isMissing(document['sale']) ? isReducedAt(document, clock) : null
  if (isNew === null && isReduced === null) return document
  return {
    ...document,
    ...(isNew !== null && { new: Number(isNew) }),
    ...(isReduced !== null && { sale: Number(isReduced) }),
  }
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined
}

function isNewAt({ news_from_date: from, news_to_date: to }: ProductDocument, clock: IntakeClock): boolean | null {
  const begin = instantOf(from, 'from', clock)
  const end = instantOf(to, 'to', clock)
  if (begin === null && end === null) return null
  return (begin ?? clock.now) <= clock.now && clock.now <= (end ?? clock.now)
}

function instantOf(text: unknown, edge: 'from' | 'to', { utcOffsetMinutes }: IntakeClock): Instant | null {
  const read = parsePriceDate(typeof text === 'string' ? text : '', { edge, utcOffsetMinutes })
  return read.ok ? read.value : null
}

function isReducedAt(document: ProductDocument, { now, utcOffsetMinutes }: IntakeClock): boolean | null {
  const variants = (document.configurable_children ?? []).filter(({ status }) => !isDisabled(status))
  const offers = [document, ...variants].filter(({ special_price }) => (special_price ?? 0) > 0)
  if (offers.length === 0) return null
  return offers.some((offer) => {
    const source = priceSourceOf(offer, utcOffsetMinutes)
    return source !== null && specialPriceOf(source, now) !== null
  })
}
