import { colorRelations, isMarked, type ProductLabel, productLabels } from '@vonk/domain/products'
import { withTrailingSlash } from '@vonk/domain/stores'
import { type Crumb, productTrail } from '@vonk/domain/urls'
import { type FoundCard, type FoundProduct, priceOf, stockOf } from '#request/catalogue/index.server.ts'
import type { CatalogueFacts } from '#request/catalogue-facts.server.ts'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ReviewOverview } from '../../reviews/index.ts'
import { guideOf } from '../../size-guide/index.ts'
import type { LinkedDocuments } from './find-linked.server.ts'
import type { GalleryPicture, PageProduct, ProductPageData } from './product-page-data.ts'
import { toCustomOptions } from './to-custom-options.ts'
import { toFacts } from './to-facts.ts'
import { toPieces } from './to-pieces.ts'
import { toPriceSteps } from './to-price-steps.server.ts'
import { type Addressing, pageOf, type SellableParts, toSellable } from './to-sellable.ts'
import { toSlots } from './to-slots.ts'

export type PageParts = {
  readonly shop: ShopRequest
  readonly document: FoundProduct
  readonly childSku: string | null
  readonly facts: CatalogueFacts
  readonly linked: LinkedDocuments
  /** What an outfit or a set consists of. */
  readonly members: readonly FoundProduct[]
  readonly reviews: ReviewOverview
  readonly alternates: Readonly<Record<string, string>>
}

export function toProductPageData(parts: PageParts): ProductPageData {
  const { shop, document, facts, linked } = parts
  const optionLabel = (code: string, id: unknown) => facts.attributes.get(code)?.options.get(String(id))?.label ?? ''
  return {
    product: toPageProduct(parts),
    childSku: parts.childSku,
    title: document.metaTitle ?? document.name,
    metaDescription: document.metaDescription ?? '',
    gallery: [...toGallery(document), ...toLook(linked.look, shop)],
    labels: toLabels(document, shop),
    brand: optionLabel('brand', document.brand),
    color: optionLabel('color', document.color),
    guide: guideOf({ garment: document.garment ?? '', sizeKind: sizeKindOf(document, facts) }),
    facts: toFacts(document),
    trail: toTrail(parts),
    categoryIds: document.categoryIds ?? [],
    relations: colorRelations(linked.relations.map((each) => toRelative(each, optionLabel('color', each.color), shop))),
    goesWith: linked.goesWith,
    alike: linked.alike,
    reviews: parts.reviews,
    alternates: parts.alternates,
  }
}

function toPageProduct({ shop, document, facts, members }: PageParts): PageProduct {
  const sizes = facts.attributes.get('size')?.options.values() ?? []
  const ages = new Map([...sizes].flatMap(({ id, age }) => (age === null ? [] : [[id, age] as const])))
  const parts: SellableParts = {
    ages,
    addressing: addressingOf(shop),
    listOutOfStock: shop.settings.listOutOfStock,
    colourOf: ({ color }) => facts.attributes.get('color')?.options.get(String(color))?.label ?? '',
    stepsOf: (each) => toPriceSteps(each, shop.settings),
  }
  const pieces = document.typeId === 'grouped' ? toPieces(document, members, parts) : []
  if (pieces === null) shop.host.onError(new Error(`The grouped product ${document.sku} names no products`))
  return {
    ...toSellable(document, parts),
    customOptions: toCustomOptions(document),
    ...(document.printArea && { printArea: document.printArea }),
    ...(isMarked(document.isGiftCard) && { isGiftCard: true }),
    pieces: pieces ?? [],
    slots: document.typeId === 'bundle' ? toSlots(document, members, parts) : [],
  }
}

function addressingOf({ settings, view }: ShopRequest): Addressing {
  return { ...settings, useTrailingSlash: view.seo.useTrailingSlash }
}

function toTrail({ shop: { settings, view }, document, facts }: PageParts): Crumb[] {
  const product = { categoryIds: document.categoryIds ?? [], currentCategoryId: null }
  const trail = productTrail(product, facts.categories, { ...settings, rootCategoryId: view.rootCategoryId })
  return trail.map(({ name, page }) => ({ name, page: withTrailingSlash(page, view.seo.useTrailingSlash) }))
}

function toGallery({ mediaGallery: gallery, image, name }: FoundProduct): GalleryPicture[] {
  const pictures = (gallery ?? []).toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0))
  if (pictures.length === 0) return image ? [{ image, label: name }] : []
  return pictures.map((entry) => ({ image: entry.image, label: entry.lab ?? name }))
}

/** The outfit it belongs to, worn, with the way there. */
function toLook(outfit: FoundCard | null, shop: ShopRequest): GalleryPicture[] {
  if (!outfit?.image) return []
  const { image, name, mediaGallery: gallery } = outfit
  const label = gallery?.find((entry) => entry.image === image)?.lab ?? name
  return [{ image, label, look: pageOf(outfit, addressingOf(shop)) }]
}

function toLabels(document: FoundProduct, { settings }: ShopRequest): ProductLabel[] {
  const price = priceOf(document)
  if (price === null) return []
  const ownLabels = document.productLabels ?? []
  return productLabels({ isNew: Boolean(document.new), ownLabels, price, stock: stockOf(document) }, settings)
}

function toRelative(document: FoundCard, color: string, shop: ShopRequest) {
  const { id, sku, name, image } = document
  const product = { id, sku, name, image: image ?? '', color, urlPath: pageOf(document, addressingOf(shop)) }
  return { type: 'colorrelation', linkedSku: sku, linkedType: document.typeId, product } as const
}

function sizeKindOf({ sizeOptions: sizes, size }: FoundProduct, facts: CatalogueFacts): string {
  const first = sizes?.[0] ?? size
  return facts.attributes.get('size')?.options.get(String(first))?.kind ?? ''
}
