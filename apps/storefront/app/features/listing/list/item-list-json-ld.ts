import type { JsonLd } from '@vonk/domain/seo'
import type { ListingData } from '../load/listing-data.ts'

/** The products of a list in their order, by address. */
export function itemListJsonLd({ products, start, total }: ListingData, site: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ href }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      url: site + href,
    })),
  }
}
