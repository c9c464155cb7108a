import { breadcrumbJsonLd, type JsonLd } from '@vonk/domain/seo'
import { buildUrl } from '@vonk/domain/stores'
import { StructuredData } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import type { CategoryPageData } from './load/category-page-data.ts'
import type { ListingData } from './load/listing-data.ts'

type CategoryStructuredDataProps = { data: CategoryPageData; isFiltered: boolean }

/** The way to a category and its products for search engines; a list that somebody filtered is not one of the shop's. */
export function CategoryStructuredData({ data: { listing, trail }, isFiltered }: CategoryStructuredDataProps) {
  const { view, origin } = useShop()
  const addressOf = (page: string) => buildUrl(view, page, origin)
  const site = new URL(addressOf('/')).origin
  return (
    <>
      <StructuredData data={breadcrumbJsonLd(trail.map(({ name, to }) => ({ name, url: addressOf(to) })))} />
      {!isFiltered && <StructuredData data={itemListJsonLd(listing, site)} />}
    </>
  )
}

/** The products of a list in their order, by address. */
function itemListJsonLd({ products, start, total }: ListingData, site: string): JsonLd {
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
