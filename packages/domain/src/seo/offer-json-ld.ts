import { type Cents, toDecimalText } from '../money/index.ts'
import type { JsonLd } from './json-ld.ts'

export type StructuredOffer = {
  /** Including tax. */
  readonly price: Cents
  readonly currency: string
  readonly isInStock: boolean
  readonly url: string
}

export function offerJsonLd(offer: StructuredOffer): JsonLd {
  return {
    '@type': 'Offer',
    url: offer.url,
    price: toDecimalText(offer.price),
    priceCurrency: offer.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: offer.isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  }
}
