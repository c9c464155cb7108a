import type { ProductDocument } from '@vonk/contract'
import { type Cents, toDecimal } from '@vonk/domain/money'
import { formatPrice, type ProductPrice } from '@vonk/domain/pricing'
import type { PriceFormat, StoreView } from '@vonk/domain/stores'
import type { TaxedAmount } from '@vonk/domain/tax'
import type { Db } from '@vonk/platform/db'
import { type FoundProduct, findProductsBySku } from '../../catalogue/index.ts'
import {
  loadPricing,
  type PriceContext,
  type PricingMoment,
  type PricingView,
  priceChildOf,
  priceOf,
  variantPrices,
} from '../../prices/index.ts'

export type AskedPrices = PricingMoment & {
  readonly skus: readonly string[]
  readonly view: StoreView
  readonly storeId: number
  /** Proves to the shop that prices are its own. */
  sign(prices: object): string
  readonly context: PriceContext
}

/** Today's prices of products and variants by sku, in the order asked for; unknown ones are left out. */
export async function renderProducts(db: Db, { skus, context, ...asked }: AskedPrices) {
  const found = await findProductsBySku(db, asked.view.code, skus)
  const documents = [...new Set([...found.values()].map(({ product }) => product))]
  const { pricing } = await loadPricing(db, context, documents, asked)
  return [...new Set(skus)].flatMap((sku) => {
    const product = found.get(sku)
    const rendered = product && render(product, pricing, asked)
    return rendered ? [rendered] : []
  })
}

type Rendering = Pick<AskedPrices, 'view' | 'storeId' | 'sign'>

function render({ product, child }: FoundProduct, pricing: PricingView, { view, storeId, sign }: Rendering) {
  const price = child ? priceChildOf(child, product, pricing) : priceOf(product, pricing)
  if (!price) return null
  const variants = child ? [] : variantPrices(product, pricing)
  const sku = child?.sku ?? product.sku
  const prices = priceInfo({ price, variants: variants.length > 0 ? variants : [price] }, view.priceFormat)
  return {
    id: child?.id ?? product.id,
    sku,
    name: child?.name ?? product.name,
    type: child ? 'simple' : product.type_id,
    url: urlOf(product),
    store_id: storeId,
    currency_code: view.currency,
    sgn: sign({ sku, price_info: prices }),
    price_info: prices,
  }
}

function urlOf({ url_path: path }: ProductDocument): string {
  return path ? `/${path.replace(/^\//, '')}` : ''
}

/** A product's price, and those of its variants. */
type Rendered = { readonly price: ProductPrice; readonly variants: readonly ProductPrice[] }

function priceInfo(rendered: Rendered, format: PriceFormat) {
  const { price } = rendered
  return {
    ...amountsOf(rendered, 'gross', toDecimal),
    formatted_prices: {
      ...amountsOf(rendered, 'gross', (cents) => formatPrice(cents, format)),
      lowest_prior_price: formatPrice(price.lowestPriorPrice, format),
    },
    lowest_prior_price: price.lowestPriorPrice === null ? null : toDecimal(price.lowestPriorPrice),
    discount_percentage: price.discountPercentage,
    extension_attributes: {
      tax_adjustments: amountsOf(rendered, 'net', toDecimal),
      weee_attributes: [],
      weee_adjustment: '',
    },
  }
}

function amountsOf<Shown>({ price, variants }: Rendered, side: 'gross' | 'net', show: (cents: Cents) => Shown) {
  const { final, regular, special } = price
  const of = (amount: TaxedAmount | null) => show(amount?.[side] ?? 0)
  const all = (kind: 'final' | 'regular') => variants.map((variant) => variant[kind][side])
  return {
    final_price: of(final),
    regular_price: of(regular),
    special_price: of(special),
    minimal_price: of(final),
    max_price: show(Math.max(...all('final'))),
    max_regular_price: show(Math.max(...all('regular'))),
    minimal_regular_price: show(Math.min(...all('regular'))),
  }
}
