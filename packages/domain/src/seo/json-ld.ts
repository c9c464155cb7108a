import { type Cents, toDecimalText } from '../money/index.ts'

/** Structured data: plain values under the names of schema.org. */
export type JsonLd = { readonly [key: string]: JsonLdValue }
type JsonLdValue = string | number | JsonLd | readonly JsonLdValue[]

/** Text for a script element: a product called "</script>" must not end it. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The trail of a page, from the top; `url` is the full address of each step. */
export function breadcrumbJsonLd(trail: readonly { readonly name: string; readonly url: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Who keeps a shop or publishes what is written in it; addresses are full ones. */
type Organization = { readonly name: string; readonly url: string; readonly logo: string | null }

export function organizationJsonLd({ name, url, logo }: Organization): JsonLd {
  return { '@type': 'Organization', name, url, ...(logo !== null && { logo: { '@type': 'ImageObject', url: logo } }) }
}

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
