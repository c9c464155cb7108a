import { judgeStock } from '@vonk/domain/stock'
import { Button } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { useOwnPrices } from '../../device/index.ts'
import { deferredComponent, lazyPart, NeedsScripts } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Badge, type BadgeTone } from '../../ui/signs/badge.tsx'
import { usePanel } from '../panels/index.ts'
import { PriceTag, toPriceView, usePriceTexts } from '../product/index.ts'
import { RatingLink } from '../reviews/index.ts'
import { SizeGuideButton } from '../size-guide/index.ts'
import { useShop } from '../stores/index.ts'
import { WishlistButton } from '../wishlist/index.ts'
import { BuyBox } from './buy/buy-box.tsx'
import { selectedPrice, topPrice } from './buy/selected-price.ts'
import { chosenVariant, isForSale, type Selection } from './buy/selection.ts'
import { useSelection } from './buy/use-selection.ts'
import { ShareButton } from './gallery/share-button.tsx'
import type { ProductPageData } from './load/product-page-data.ts'
import styles from './purchase.module.css'
import { ColourRelations } from './sections/colour-relations.tsx'
import { toAnalyticsProduct } from './use-view-item.ts'

const DeliveryPromise = deferredComponent(async () => (await import('./sections/delivery-promise.tsx')).DeliveryPromise)
// What comes with the reviews anyway.
const FitSaid = deferredComponent(async () => (await import('./sections/related-and-reviews.tsx')).FitSaid)
const MadeForYou = deferredComponent(async () => (await import('./sections/made-for-you.tsx')).MadeForYou)
const ShopStockDialog = lazyPart(async () => (await import('./sections/shop-stock-dialog.tsx')).ShopStockDialog)

/** What a shopper reads and chooses before buying: name, price, colour, size, delivery and shops. */
export function Purchase({ data: page }: { data: ProductPageData }) {
  const data = useOwnPrices(page)
  const { product, labels, facts } = data
  const { priceFormat, hasShops } = useShop().view
  const tools = useSelection(product, data.childSku)
  const selected = selectedPrice(product, tools.selection)
  return (
    <>
      <div className={styles.top}>
        {labels.length > 0 && <Labels labels={labels} />}
        <h1 className={styles.title}>{product.name}</h1>
        {!product.isGiftCard && <RatingLink overview={data.reviews} />}
        <div className={styles.price}>
          <PriceTag
            price={{
              ...toPriceView(topPrice(selected), priceFormat, selected),
              ...(product.isGiftCard && { isUntaxed: true }),
            }}
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
        guide={data.guide !== 'none' && <SizeHelp data={data} />}
        beside={
          <>
            <WishlistButton product={wishedOf(product)} />
            <ShareButton title={product.name} />
          </>
        }
      />
      <NeedsScripts what="product" />
      {facts.fitAdvice !== '' && (
        <p className={styles.fit}>
          <Icon name="size" />
          {facts.fitAdvice}
        </p>
      )}
      {product.isPersonalised && <MadeForYou />}
      {!product.isPersonalised && isForSale(product) && (
        <DeliveryPromise type={product.type} isSoldOut={judgeStock(product.stock).status === 'out-of-stock'} />
      )}
      {hasShops && (product.type === 'simple' || product.type === 'configurable') && (
        <ShopStockButton data={data} selection={tools.selection} />
      )}
    </>
  )
}

/** The size guide, and what buyers say of the fit. */
function SizeHelp({ data: { product, guide, facts, reviews } }: { data: ProductPageData }) {
  const sizes = product.options.find(({ attributeCode }) => attributeCode === 'size')?.values ?? []
  return (
    <>
      <SizeGuideButton guide={guide} sizes={sizes} advice={facts.fitAdvice} />
      <FitSaid fit={reviews.fit} />
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

function ShopStockButton({ data, selection }: { data: ProductPageData; selection: Selection }) {
  const t = useTranslation()
  const { isOpen, open, close } = usePanel('shopPanel')
  const { product } = data
  const variant = chosenVariant(product, selection.configuration)
  return (
    <div>
      <Button look="quiet" onClick={() => open()}>
        <Icon name="store" />
        {t('product.shops.open')}
      </Button>
      {isOpen && (
        <ShopStockDialog
          sku={variant?.sku ?? product.sku}
          size={sizeOf(data, variant?.attributes)}
          chosen={{ product, about: toAnalyticsProduct(data), selection }}
          onClose={close}
        />
      )}
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
