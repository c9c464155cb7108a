import { useEffect } from 'react'
import { deferredComponent, Fragment, type Packed, useUnpacked } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Breadcrumb } from '../../ui/structure/breadcrumb.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { useFirstPictures } from '../product/index.ts'
import { rememberProduct, useVisitedTrail } from '../recently-viewed/index.ts'
import { isComposed } from './buy/selection.ts'
import { Gallery } from './gallery/gallery.tsx'
import type { ProductPageData } from './load/product-page-data.ts'
import { ProductHead } from './product-head.tsx'
import styles from './product-page.module.css'
import { Purchase } from './purchase.tsx'
import { useViewItem } from './use-view-item.ts'

const ProductDetails = deferredComponent(async () => (await import('./sections/product-details.tsx')).ProductDetails)
const RelatedAndReviews = deferredComponent(
  async () => (await import('./sections/related-and-reviews.tsx')).RelatedAndReviews,
)

/** The page of a product of any type. */
export function ProductPage({ page }: { page: Packed<ProductPageData> }) {
  const data = useUnpacked(page)
  // Another product is another page, with nothing chosen yet.
  return <LoadedProduct key={data.product.sku} data={data} />
}

function LoadedProduct({ data }: { data: ProductPageData }) {
  const t = useTranslation()
  const { product, gallery } = data
  useEffect(() => rememberProduct(product.sku), [product.sku])
  useViewItem(data)
  const first = gallery[0]
  useFirstPictures(first ? [first.image] : [], 'gallery')
  const visited = useVisitedTrail(data.categoryIds)
  const trail = visited ?? data.trail.map(({ name, page }) => ({ name, to: page }))
  const steps = [{ title: t('product.home'), to: '/' }, ...trail.map(({ name, to }) => ({ title: name, to }))]
  return (
    <Container>
      <Fragment dependsOn={[data]} name="head" hasHead>
        <ProductHead data={data} />
      </Fragment>
      <Fragment dependsOn={[data.trail]} name="trail">
        <Breadcrumb label={t('product.breadcrumbs')} steps={steps} current={product.name} isFirst />
      </Fragment>
      <div className={styles.page}>
        <Fragment dependsOn={[gallery]} name="gallery">
          <Gallery name={product.name} pictures={gallery} />
        </Fragment>
        <div className={styles.side}>
          {/* Fields to fill in have ids that depend on where they stand in the page. */}
          <Fragment dependsOn={isComposed(product) ? null : [data]} name="purchase">
            <Purchase data={data} />
          </Fragment>
          <Fragment dependsOn={[data.facts]} name="details">
            <ProductDetails facts={data.facts} sku={product.sku} />
          </Fragment>
        </div>
      </div>
      <RelatedAndReviews data={data} />
    </Container>
  )
}
