import { type ConfigurableChildDocument, type ProductDocument, priceSourceOf, toPriceFields } from '@vonk/contract'
import { type Instant, type PricePoint, type ProductPrice, priceGroupOf, priceProduct } from '@vonk/domain/pricing'
import { bundleQuantity, isDisabled } from '@vonk/domain/products'
import type { PriceSettings } from '@vonk/domain/settings'
import { addAmounts, findTaxRate, multiplyAmount, noAmount, type TaxRule, taxGroupOf } from '@vonk/domain/tax'
import { withOwnTiers } from './own-tiers.ts'

/** Who looks at the catalogue of one view, where and when. */
export type PricingView = {
  readonly now: Instant
  readonly groupId: number | null
  /** How many are bought; one when it is left out. */
  readonly quantity?: number
  readonly taxRules: readonly TaxRule[]
  readonly country: string
  readonly settings: PriceSettings
  readonly utcOffsetMinutes: number
  historyOf(sku: string): readonly PricePoint[]
  isSoldOut(sku: string): boolean
  /** The products that grouped products and bundles consist of. */
  linkedOf(sku: string): ProductDocument | undefined
}

export type PricedProduct = { readonly document: ProductDocument; readonly price: ProductPrice | null }

/** A product with every price a page or a list shows of it, to who looks; one without a price stays without. */
export function priceDocument(document: ProductDocument, view: PricingView): PricedProduct {
  const group = priceGroupOf(view.groupId, view.settings)
  const variants = pricedVariants(document, view)
  const price = priceWith(variants, document, view)
  const children = document.configurable_children && {
    configurable_children: variants.map(({ child, price: own }) => {
      const shown = withOwnTiers(child, group)
      return own ? { ...shown, ...toPriceFields(own) } : shown
    }),
  }
  return { document: { ...withOwnTiers(document, group), ...(price && toPriceFields(price)), ...children }, price }
}

type PricedVariant = { readonly child: ConfigurableChildDocument; readonly price: ProductPrice | null }

function pricedVariants(document: ProductDocument, view: PricingView): PricedVariant[] {
  const children = document.configurable_children ?? []
  return children.map((child) => ({ child, price: priceChildOf(child, document, view) }))
}

/** The price a list shows: of a product with variants the lowest one that can be bought. */
export function priceOf(document: ProductDocument, view: PricingView): ProductPrice | null {
  return priceWith(pricedVariants(document, view), document, view)
}

function priceWith(
  variants: readonly PricedVariant[],
  document: ProductDocument,
  view: PricingView,
): ProductPrice | null {
  if (document.type_id === 'grouped') return sumPrices(groupMembers(document, view))
  if (document.type_id === 'bundle') return sumPrices(bundleMembers(document, view))
  const [first, ...others] = offeredPrices(variants, view)
  if (first === undefined) return priceChildOf(document, document, view)
  return others.reduce((lowest, price) => (price.final.gross < lowest.final.gross ? price : lowest), first)
}

/** What the variants cost that can be bought; where all are sold out, what all of them do. */
export function variantPrices(document: ProductDocument, view: PricingView): ProductPrice[] {
  return offeredPrices(pricedVariants(document, view), view)
}

function offeredPrices(variants: readonly PricedVariant[], view: PricingView): ProductPrice[] {
  const enabled = variants.filter(({ child }) => !isDisabled(child.status))
  const prices = enabled.flatMap(({ child, price }) => (price ? { price, isSoldOut: view.isSoldOut(child.sku) } : []))
  const offered = prices.filter(({ isSoldOut }) => !isSoldOut)
  return (offered.length > 0 ? offered : prices).map(({ price }) => price)
}

type Priced = Parameters<typeof priceSourceOf>[0] & { readonly sku: string }

/** The price of a product or variant as its own fields say it. */
export function priceChildOf(priced: Priced, { tax_class_id: productClass }: ProductDocument, view: PricingView) {
  const source = priceSourceOf(priced, view.utcOffsetMinutes)
  if (source === null) return null
  const rate = findTaxRate(view.taxRules, {
    productClass: productClass ?? 0,
    group: taxGroupOf(view.groupId, view.settings),
    country: view.country,
    // Lists ask for nobody's address: a rate of one region alone applies when the cart goes there.
    region: null,
  })
  return priceProduct(source, {
    now: view.now,
    quantity: view.quantity ?? 1,
    groupId: priceGroupOf(view.groupId, view.settings),
    settings: view.settings,
    tax: { rate, sourcePriceIncludesTax: view.settings.sourcePriceIncludesTax },
    history: view.historyOf(priced.sku),
  })
}

type Member = { readonly price: ProductPrice | null; readonly quantity: number }

function groupMembers({ product_links: links }: ProductDocument, view: PricingView): Member[] {
  return (links ?? [])
    .filter(({ link_type, linked_product_type }) => link_type === 'associated' && linked_product_type === 'simple')
    .map(({ linked_product_sku: sku }) => ({ price: priceOfLinked(sku, view), quantity: 1 }))
}

function bundleMembers({ bundle_options: options }: ProductDocument, view: PricingView): Member[] {
  return (options ?? []).flatMap(({ product_links: links }) => {
    const link = links.find(({ is_default }) => is_default) ?? links[0]
    return link ? [{ price: priceOfLinked(link.sku, view), quantity: bundleQuantity(link.qty) }] : []
  })
}

function priceOfLinked(sku: string, view: PricingView): ProductPrice | null {
  const linked = view.linkedOf(sku)
  if (!linked || linked.type_id === 'grouped' || linked.type_id === 'bundle') return null
  // A variant of a configurable product may be part of a set: it has its own price.
  const child = linked.configurable_children?.find((each) => each.sku === sku)
  return child ? priceChildOf(child, linked, view) : priceOf(linked, view)
}

/** What several products cost together; unknown while one of them is, and for nothing at all. */
function sumPrices(members: readonly Member[]): ProductPrice | null {
  if (members.length === 0) return null
  let [regular, final] = [noAmount, noAmount]
  for (const { price, quantity } of members) {
    if (price === null) return null
    regular = addAmounts(regular, multiplyAmount(price.regular, quantity))
    final = addAmounts(final, multiplyAmount(price.final, quantity))
  }
  const isReduced = final.gross < regular.gross
  return { regular, final, special: isReduced ? final : null, lowestPriorPrice: null, discountPercentage: null }
}
