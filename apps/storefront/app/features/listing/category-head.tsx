import { breadcrumbJsonLd, robotsOf } from '@vonk/domain/seo'
import { buildUrl } from '@vonk/domain/stores'
import { PageHead, StructuredData } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { itemListJsonLd } from './list/item-list-json-ld.ts'
import type { CategoryPageData } from './load/category-page-data.ts'

/** What search engines read of a category: the list itself, not what somebody filtered out of it. */
export function CategoryHead({ data }: { data: CategoryPageData }) {
  const { view, origin } = useShop()
  const { listing, trail } = data
  const addressOf = (page: string) => buildUrl(view, page, origin)
  const trailData = trail.map(({ name, to }) => ({ name, url: addressOf(to) }))
  const isFiltered = listing.chips.length > 0 || listing.hasFailed
  const site = new URL(addressOf('/')).origin
  return (
    <>
      <PageHead title={data.metaTitle} description={data.metaDescription} page={data.page} />
      <meta name="robots" content={robotsOf({ routeName: 'category', isFiltered })} />
      <StructuredData data={breadcrumbJsonLd(trailData)} />
      {!isFiltered && <StructuredData data={itemListJsonLd(listing, site)} />}
    </>
  )
}
