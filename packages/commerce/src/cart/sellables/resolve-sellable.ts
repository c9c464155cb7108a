import type { ConfigurableChildDocument, ProductDocument } from '@vonk/contract'
import { type LineOptions, noOptions } from '@vonk/domain/cart'
import type { Cents } from '@vonk/domain/money'
import { type PriceSteps, priceSteps } from '@vonk/domain/pricing'
import { type CustomChoice, isDisabled, isMarked } from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import type { TaxedAmount } from '@vonk/domain/tax'
import { type ConfigurableProduct, choicesOf, findVariantByChoices, type Variant } from '@vonk/domain/variants'
import type { FoundProduct } from '../../catalogue/index.ts'
import { chooseBundle } from './choose-bundle.ts'
import { giftOf, priceCustomOptions, showCustomOptions } from './custom-options.ts'
import type { Sellable, SellableRefusal, SellableRequest } from './sellable.ts'

/** What the catalogue knows beside the product itself. */
export type PriceBook = {
  priceOf(found: FoundProduct, quantity: number): TaxedAmount | null
  findPart(sku: string): FoundProduct | null
}

/** The one thing a request means, or why it cannot be sold. */
export function resolveSellable(
  found: FoundProduct | null,
  { options }: SellableRequest,
  book: PriceBook,
): Result<Sellable, SellableRefusal> {
  if (!found) return err({ code: 'product-not-found' })
  const chosen = withVariant(found, options)
  if (!chosen) return err({ code: 'variant-missing' })
  const { product, child } = chosen
  if (isDisabled(product.status) || (child && isDisabled(child.status))) return err({ code: 'product-disabled' })
  return product.type_id === 'bundle' ? sellBundle(product, options, book) : sellArticle(chosen, options, book)
}

/** Null where a product is only sold as its variants or its parts and none was named. */
function withVariant(found: FoundProduct, options: LineOptions | null): FoundProduct | null {
  const { product, child } = found
  if (product.type_id === 'grouped') return null
  if (product.type_id !== 'configurable' || child) return found
  const variant = findVariantByChoices(toConfigurable(product), options?.configurable ?? [])
  const chosen = product.configurable_children?.find(({ sku }) => sku === variant?.sku)
  return chosen ? { product, child: chosen } : null
}

function sellArticle(
  found: FoundProduct,
  options: LineOptions | null,
  book: PriceBook,
): Result<Sellable, SellableRefusal> {
  const { product, child } = found
  const custom = (options?.custom ?? []).map(storable)
  const prices = pricesOf(found, custom, book)
  if (!prices.ok) return prices
  const gift = giftOf(product, custom)
  if (!gift.ok) return gift
  const configurable = child ? choicesOf(toVariant(child, product), toConfigurable(product).options) : []
  const hasOptions = configurable.length + custom.length > 0
  return ok({
    productId: child?.id ?? product.id,
    sku: child?.sku ?? product.sku,
    parentSku: child ? product.sku : null,
    type: child ? 'configurable' : product.type_id,
    name: product.name,
    options: hasOptions ? { ...noOptions, configurable, custom } : null,
    shownOptions: [
      ...configurable.map(({ label, value }) => ({ label, value })),
      ...showCustomOptions({ product, choices: custom }),
    ],
    prices: prices.value,
    taxClass: product.tax_class_id ?? 0,
    isGiftCard: gift.value !== null,
    gift: gift.value,
    isPersonalised: isMarked(product.is_personalised),
    components: [],
  })
}

/** A shopper's text without what no table can hold. */
function storable({ optionId, optionValue }: CustomChoice): CustomChoice {
  return { optionId, optionValue: optionValue.replaceAll('\0', '').toWellFormed() }
}

/** Options in percent of the price become cheaper with it, so they are priced at each of its steps. */
function pricesOf(
  found: FoundProduct,
  choices: readonly CustomChoice[],
  book: PriceBook,
): Result<PriceSteps, SellableRefusal> {
  const { product, child } = found
  const priceAt = (quantity: number): Result<Cents, SellableRefusal> => {
    const price = book.priceOf(found, quantity)
    if (price === null || price.gross < 0) return err({ code: 'price-unknown' })
    const extra = priceCustomOptions({ product, price: price.gross, choices })
    return extra.ok ? ok(price.gross + extra.value) : extra
  }
  const single = priceAt(1)
  if (!single.ok) return single
  const tiers = ((child ?? product).tier_prices ?? []).map(({ qty }) => ({ minimumQuantity: qty }))
  const unitPriceOf = (quantity: number) => {
    const price = priceAt(quantity)
    return price.ok ? price.value : single.value
  }
  return ok(priceSteps(tiers, unitPriceOf))
}

function sellBundle(
  product: ProductDocument,
  options: LineOptions | null,
  book: PriceBook,
): Result<Sellable, SellableRefusal> {
  const chosen = chooseBundle({
    product,
    choices: options?.bundle ?? [],
    priceOf: (sku) => {
      const part = book.findPart(sku)
      return part && book.priceOf(part, 1)
    },
    nameOf: (sku) => book.findPart(sku)?.product.name ?? sku,
  })
  if (!chosen.ok) return chosen
  const { unitPrice, components, choices, shownOptions } = chosen.value
  return ok({
    productId: product.id,
    sku: product.sku,
    parentSku: null,
    type: 'bundle',
    name: product.name,
    options: { ...noOptions, bundle: choices },
    shownOptions,
    prices: [{ from: 1, unitPrice }],
    taxClass: product.tax_class_id ?? 0,
    isGiftCard: false,
    gift: null,
    isPersonalised: isMarked(product.is_personalised),
    components,
  })
}

function toConfigurable(product: ProductDocument): ConfigurableProduct {
  return {
    sku: product.sku,
    options: (product.configurable_options ?? []).map((option) => ({
      attributeId: String(option.attribute_id),
      attributeCode: option.attribute_code,
      label: option.label,
      values: option.values.map(({ value_index, label }) => ({ valueIndex: String(value_index), label: label ?? '' })),
    })),
    children: (product.configurable_children ?? []).map((child) => toVariant(child, product)),
  }
}

function toVariant(child: ConfigurableChildDocument, product: ProductDocument): Variant {
  const attributes: Record<string, string> = {}
  for (const { attribute_code: code } of product.configurable_options ?? []) {
    const value = child[code]
    if (value !== null && value !== undefined) attributes[code] = String(value)
  }
  // Neither price nor stock decides which variant is meant.
  return { sku: child.sku, id: child.id, status: child.status, stock: null, attributes, price: null }
}
