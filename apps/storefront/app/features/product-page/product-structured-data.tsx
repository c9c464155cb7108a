import { breadcrumbJsonLd, type JsonLd, productJsonLd } from '@vonk/domain/seo'
import { judgeStock } from '@vonk/domain/stock'
import { buildUrl } from '@vonk/domain/stores'
import { pictureAddress } from '../product/index.ts'
import { StructuredData } from '../seo/index.ts'
import { type ShopData, useShop } from '../stores/index.ts'
import { isForSale } from './buy/selection.ts'
import type { ProductPageData } from './load/product-page-data.ts'

/** The product and the way to it for search engines. */
export function ProductStructuredData({ data }: { data: ProductPageData }) {
  return structuredData(data, useShop()).map((jsonLd) => <StructuredData key={String(jsonLd['@type'])} data={jsonLd} />)
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
