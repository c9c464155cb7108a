import { judgeStock } from '@vonk/domain/stock'
import { useEffect, useState } from 'react'
import { Fragment, lazyPart, type Packed, unpack } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/controls/icon.tsx'
import { Badge, type BadgeTone } from '../../ui/signs/badge.tsx'
import { Breadcrumb } from '../../ui/structure/breadcrumb.tsx'
import { Container } from '../../ui/structure/container.tsx'
import { useVisitedTrail } from '../listing/index.ts'
import { PriceTag, ProductCarousel, pictureAddress, useFirstPictures, usePriceTexts } from '../product/index.ts'
import { RecentlyViewed, rememberProduct } from '../recently-viewed/index.ts'
import { RatingLink, Reviews } from '../reviews/index.ts'
import { PageHead, StructuredData } from '../seo/index.ts'
import { SizeGuideButton } from '../size-guide/index.ts'
import { useShop } from '../stores/index.ts'
import { WishlistButton } from '../wishlist/index.ts'
import { BuyBox } from './buy/buy-box.tsx'
import { selectedPrice, topPrice } from './buy/selected-price.ts'
import { chosenVariant } from './buy/selection.ts'
import { showPrices } from './buy/show-prices.ts'
import { useSelection } from './buy/use-selection.ts'
import { Gallery } from './gallery/gallery.tsx'
import { ShareButton } from './gallery/share-button.tsx'
import type { ProductPageData } from './load/product-page-data.ts'
import styles from './product-page.module.css'
import { ColourRelations } from './sections/colour-relations.tsx'
import { DeliveryPromise } from './sections/delivery-promise.tsx'
import { ProductDetails } from './sections/product-details.tsx'
import { structuredData } from './structured-data.ts'
import { toAnalyticsProduct, useViewItem } from './use-view-item.ts'

const ShopStockDialog = lazyPart(async () => (await import('./sections/shop-stock-dialog.tsx')).ShopStockDialog)

/** The page of a product of any type. */
export function ProductPage({ page }: { page: Packed<ProductPageData> }) {
  const data = unpack(page)
  // Another product is another page, with nothing chosen yet.
  return <LoadedProduct key={data.product.sku} data={data} />
}

function LoadedProduct({ data }: { data: ProductPageData }) {
  const t = useTranslation()
  const { product, gallery, related, reviews } = data
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
          <Fragment dependsOn={hasFields(product) ? null : [data]} name="purchase">
            <Purchase data={data} />
          </Fragment>
          <Fragment dependsOn={[data.facts]} name="details">
            <ProductDetails facts={data.facts} sku={product.sku} />
          </Fragment>
        </div>
      </div>
      {related.length > 0 && (
        <Fragment dependsOn={[related]} name="related">
          <ProductCarousel id="related" title={t('product.related')} products={related} />
        </Fragment>
      )}
      <Fragment dependsOn={[reviews]} name="reviews">
        <Reviews productId={product.id} productName={product.name} overview={reviews} />
      </Fragment>
      <RecentlyViewed title={t('product.recent')} currentSku={product.sku} />
    </Container>
  )
}

/** Fields to fill in have ids that depend on where they stand in the page. */
function hasFields({ customOptions, slots, pieces }: ProductPageData['product']): boolean {
  return customOptions.length + slots.length + pieces.length > 0
}

function ProductHead({ data }: { data: ProductPageData }) {
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

function Purchase({ data }: { data: ProductPageData }) {
  const { product, labels, facts } = data
  const { priceFormat } = useShop().view
  const tools = useSelection(product, data.childSku)
  const selected = selectedPrice(product, tools.selection)
  const variant = chosenVariant(product, tools.selection.configuration)
  const sizes = product.options.find(({ attributeCode }) => attributeCode === 'size')?.values ?? []
  return (
    <>
      <div className={styles.top}>
        {labels.length > 0 && <Labels labels={labels} />}
        <h1 className={styles.title}>{product.name}</h1>
        <RatingLink overview={data.reviews} />
        <div className={styles.price}>
          <PriceTag
            price={showPrices(topPrice(selected), priceFormat, selected.isFrom)}
            texts={usePriceTexts()}
            size="page"
          />
        </div>
      </div>
      <ColourRelations color={data.color} image={product.image} relations={data.relations} />
      <BuyBox
        product={product}
        about={toAnalyticsProduct(data)}
        tools={tools}
        guide={data.guide !== 'none' && <SizeGuideButton guide={data.guide} sizes={sizes} advice={facts.fitAdvice} />}
        beside={
          <>
            <WishlistButton product={wishedOf(product)} />
            <ShareButton title={product.name} />
          </>
        }
      />
      {facts.fitAdvice !== '' && (
        <p className={styles.fit}>
          <Icon name="size" />
          {facts.fitAdvice}
        </p>
      )}
      <DeliveryPromise type={product.type} isSoldOut={judgeStock(product.stock).status === 'out-of-stock'} />
      {(product.type === 'simple' || product.type === 'configurable') && (
        <ShopStockButton sku={variant?.sku ?? product.sku} size={sizeOf(data, variant?.attributes)} />
      )}
    </>
  )
}

/** As much of it as a list of wishes shows. */
function wishedOf({ sku, name, image, page, prices }: ProductPageData['product']) {
  return { sku, name, image, page, price: prices?.final ?? null }
}

function sizeOf({ product }: ProductPageData, attributes: Readonly<Record<string, string>> | undefined): string | null {
  const option = product.options.find(({ attributeCode }) => attributeCode === 'size')
  return option?.values.find(({ valueIndex }) => valueIndex === attributes?.['size'])?.label ?? null
}

function ShopStockButton({ sku, size }: { sku: string; size: string | null }) {
  const t = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <Icon name="store" />
        {t('product.shops.open')}
      </Button>
      {isOpen && <ShopStockDialog sku={sku} size={size} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

const tones: Readonly<Record<string, BadgeTone>> = {
  sale: 'sale',
  new: 'accent',
  own: 'neutral',
  'almost-sold-out': 'warning',
  'out-of-stock': 'danger',
}

function Labels({ labels }: { labels: ProductPageData['labels'] }) {
  const t = useTranslation()
  return (
    <p className={styles.labels}>
      {labels.map((label) => (
        <Badge key={label.kind === 'own' ? label.text : label.kind} tone={tones[label.kind] ?? 'neutral'}>
          {label.kind === 'own' && label.text}
          {label.kind === 'sale' && (label.percentage === null ? t('product-label.sale') : `-${label.percentage}%`)}
          {label.kind !== 'own' && label.kind !== 'sale' && t(`product-label.${label.kind}`)}
        </Badge>
      ))}
    </p>
  )
}
