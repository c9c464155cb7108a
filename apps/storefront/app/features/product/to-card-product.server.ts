import { isMarked, type ProductLabel, productLabels } from '@vonk/domain/products'
import type { ShopSettings } from '@vonk/domain/settings'
import { buildPath, type StoreView } from '@vonk/domain/stores'
import { productPage } from '@vonk/domain/urls'
import type { Texts } from '../../i18n/index.ts'
import { addressOf, colourRelationsOf, type FoundCard, priceOf, stockOf } from '../../request/catalogue/index.server.ts'
import type { CatalogueFacts } from '../../request/catalogue-facts.server.ts'
import { type CardLabel, type CardProduct, mostLabels, type Swatch } from './card-product.ts'
import { toPriceView } from './to-price-view.ts'

export type CardContext = {
  readonly view: StoreView
  readonly settings: ShopSettings
  readonly i18n: Texts
  readonly facts: CatalogueFacts
  /** The other colours of a garment, by sku. */
  readonly colourOf: ReadonlyMap<string, Colour>
}

/** The option id of a garment's colour, and the page of the garment in it. */
export type Colour = { readonly id: string; readonly href: string | null }

/** A product as a list shows it. */
export function toCardProduct(document: FoundCard, context: CardContext): CardProduct {
  const { view, facts } = context
  const gallery = document.mediaGallery ?? []
  const image = document.image ?? gallery[0]?.image ?? ''
  const sizes = facts.attributes.get('size')?.options
  const price = priceOf(document)
  const colours = facts.attributes.get('color')?.options
  return {
    id: document.id,
    sku: document.sku,
    name: document.name,
    brand: facts.attributes.get('brand')?.options.get(idOf(document.brand))?.label ?? '',
    colour: colours?.get(idOf(document.color))?.label ?? '',
    href: buildPath(view, productPageOf(document, context.settings)),
    image,
    alt: gallery.find((entry) => entry.image === image)?.lab ?? document.name,
    hoverImage: gallery.find((entry) => entry.image !== image)?.image ?? null,
    price: toPriceView(price, view.priceFormat, {
      isFrom: isLeastPrice(document),
      isUntaxed: isMarked(document.isGiftCard),
    }),
    amount: price?.final ?? 0,
    amountBefore: price?.regular ?? 0,
    labels: labelsOf(document, context).slice(0, mostLabels),
    swatches: swatchesOf(document, context),
    sizes: inShopOrder(sizes, (document.sizeOptions ?? []).map(idOf)),
  }
}

/** Whether the price still depends on a choice that has to be made: a size, or the amount of a gift card. */
function isLeastPrice({ configurableChildren: children, customOptions: options }: FoundCard): boolean {
  const isMixed = (prices: readonly (number | null | undefined)[]) => new Set(prices).size > 1
  if (isMixed((children ?? []).map((child) => child.finalPriceInclTax))) return true
  return (options ?? []).some(({ isRequire, values }) => isRequire && isMixed((values ?? []).map(({ price }) => price)))
}

/** The page of a product, with one of its sizes chosen where that is known. */
export function productPageOf(
  document: Parameters<typeof addressOf>[0],
  settings: ShopSettings,
  childSku: string | null = null,
): string {
  return productPage(addressOf(document, childSku), settings)
}

function swatchesOf(document: FoundCard, { facts, colourOf }: CardContext): Swatch[] {
  const options = facts.attributes.get('color')?.options
  const own: Colour = { id: idOf(document.color), href: null }
  const all = [own, ...colourRelationsOf(document).flatMap((sku) => colourOf.get(sku) ?? [])]
  const colours = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
  const swatches = colours.flatMap(({ id, href }) => {
    const { label: name = '', swatch: css } = options?.get(id) ?? {}
    return css ? [{ css, name, href }] : []
  })
  // One dot says nothing that the picture does not.
  return swatches.length > 1 ? swatches : []
}

function inShopOrder(options: ReadonlyMap<string, { id: string; label: string }> | undefined, ids: readonly string[]) {
  const offered = new Set(ids)
  return [...(options?.values() ?? [])].filter(({ id }) => offered.has(id)).map(({ label }) => label)
}

function labelsOf(document: FoundCard, { i18n, settings }: CardContext): CardLabel[] {
  const labelled = {
    isNew: isOn(document.new),
    ownLabels: document.productLabels ?? [],
    price: priceOf(document),
    stock: stockOf(document),
  }
  return productLabels(labelled, settings).map((label) => ({ kind: label.kind, text: textOf(label, i18n) }))
}

function textOf(label: ProductLabel, i18n: Texts): string {
  if (label.kind === 'own') return label.text
  if (label.kind === 'sale') {
    return label.percentage === null ? i18n._('product-label.sale') : `-${label.percentage}%`
  }
  return i18n._(`product-label.${label.kind}`)
}

export function idOf(option: string | number | null | undefined): string {
  return String(option ?? '')
}

function isOn(flag: unknown): boolean {
  return flag === true || Number(flag) === 1
}
