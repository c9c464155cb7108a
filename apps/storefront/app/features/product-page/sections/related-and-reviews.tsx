import { Fragment } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ProductCarousel } from '../../product/index.ts'
import { RecentlyViewed } from '../../recently-viewed/index.ts'
import { Reviews } from '../../reviews/index.ts'
import { useCardHearts } from '../../wishlist/index.ts'
import type { ProductPageData } from '../load/product-page-data.ts'
import styles from './related-and-reviews.module.css'

export { FitSaid } from '../../reviews/index.ts'

/** What follows a product: what goes with it, what people think of it, what else the shopper looked at. */
export function RelatedAndReviews({ data: { product, goesWith, alike, reviews } }: { data: ProductPageData }) {
  const t = useLaterTranslation()
  const renderHeart = useCardHearts()
  return (
    <>
      <div className={styles.rows}>
        {goesWith.length > 0 && (
          <Fragment dependsOn={[goesWith]} name="goes with">
            <ProductCarousel
              id="goes-with"
              title={t('product.related')}
              products={goesWith}
              renderAction={renderHeart}
            />
          </Fragment>
        )}
        {alike.length > 0 && (
          <Fragment dependsOn={[alike]} name="alike">
            <ProductCarousel id="alike" title={t('product.alike')} products={alike} renderAction={renderHeart} />
          </Fragment>
        )}
      </div>
      {!product.isGiftCard && (
        <Fragment dependsOn={[reviews]} name="reviews">
          <Reviews productId={product.id} productName={product.name} overview={reviews} />
        </Fragment>
      )}
      <RecentlyViewed currentSku={product.sku} />
    </>
  )
}
