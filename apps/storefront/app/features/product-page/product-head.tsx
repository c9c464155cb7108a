import { breadcrumbJsonLd, type JsonLd, productJsonLd } from '@vonk/domain/seo'
import { judgeStock } from '@vonk/domain/stock'
import { buildUrl } from '@vonk/domain/stores'
import { pictureAddress } from '../product/index.ts'
import { PageHead, StructuredData } from '../seo/index.ts'
import { type ShopData, useShop } from '../stores/index.ts'
import { isForSale } from './buy/selection.ts'
import type { ProductPageData } from './load/product-page-data.ts'

/** What search engines and shared links read of the page. */
export function ProductHead({ data }: { data: ProductPageData }) {
  const shop = useShop()
  return (
    <>
      <PageHead
        title={data.title}
        description={data.metaDescription}
        page={data.product.page}
        picture={sharedPicture(data)}
      />
      {structuredData(data, shop).map((jsonLd) => (
        <StructuredData key={String(jsonLd['@type'])} data={jsonLd} />
      ))}
    </>
  )
}

/** What a shared link shows: the first picture of the gallery. */
function sharedPicture({ gallery: [first] }: ProductPageData) {
  return first ? { src: pictureAddress(first.image, 'gallery'), width: 600, height: 744 } : null
}

type ShopAddress = Pick<ShopData, 'view' | 'origin'>

/** The page for machines: the product with its own reviews only, and the way to it. */
export function structuredData(data: ProductPageData, { view, origin }: ShopAddress): JsonLd[] {
  const { product, reviews, trail } = data
  const addressOf = (page: string) => buildUrl(view, page, origin)
  const url = addressOf(product.page)
  const crumbs = [...trail.map(({ name, page }) => ({ name, url: addressOf(page) })), { name: product.name, url }]
  const breadcrumb = breadcrumbJsonLd(crumbs)
  if (product.prices === null || !isForSale(product)) return [breadcrumb]
  const { average, count } = reviews
  const jsonLd = productJsonLd({
    name: product.name,
    sku: product.sku,
    description: data.facts.description.join(' '),
    brand: data.brand,
    color: data.color,
    size: '',
    images: data.gallery.map(({ image }) => new URL(pictureAddress(image, 'gallery'), url).href),
    rating: average === null ? null : { average, best: 5, count },
    price: product.prices.final,
    currency: view.currency,
    isInStock: judgeStock(product.stock).status !== 'out-of-stock',
    url,
  })
  return [jsonLd, breadcrumb]
}
