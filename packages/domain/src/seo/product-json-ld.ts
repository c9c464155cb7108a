import type { JsonLd } from './json-ld.ts'
import { offerJsonLd, type StructuredOffer } from './offer-json-ld.ts'

export type StructuredProduct = StructuredOffer & {
  readonly name: string
  readonly sku: string
  readonly description: string
  readonly brand: string
  readonly color: string
  readonly size: string
  /** Full addresses. */
  readonly images: readonly string[]
  /** Of reviews people wrote about this product; the shop's fallback rating is none. */
  readonly rating: { readonly average: number; readonly best: number; readonly count: number } | null
}

export function productJsonLd(product: StructuredProduct): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: product.url,
    ...filled({
      description: plainText(product.description),
      color: product.color,
      size: product.size,
    }),
    ...(product.images.length > 0 ? { image: product.images } : {}),
    ...(product.brand === '' ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating && product.rating.count > 0 ? { aggregateRating: ratingJsonLd(product.rating) } : {}),
    offers: offerJsonLd(product),
  }
}

function ratingJsonLd({ average, best, count }: { average: number; best: number; count: number }): JsonLd {
  return { '@type': 'AggregateRating', ratingValue: average, bestRating: best, reviewCount: count }
}

function filled(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
