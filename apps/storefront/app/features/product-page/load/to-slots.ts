import { toCents } from '@vonk/domain/money'
import { bundleQuantity } from '@vonk/domain/products'
import type { TaxedAmount } from '@vonk/domain/tax'
import { stockOf } from '#request/catalogue/product-facts.ts'
import type { FoundProduct, FoundVariant } from '#request/catalogue/product-fields.ts'
import type { BundleDesign, BundlePart, BundleSlot } from './product-page-data.ts'
import { type OptionAges, pageOf, type SellableParts } from './to-sellable.ts'

type LinkDocument = NonNullable<FoundProduct['bundleOptions']>[number]['productLinks'][number]

type SlotParts = Pick<SellableParts, 'addressing' | 'ages' | 'colourOf'>

/** The places of a set with the designs that may fill them; a design is chosen first, then its size. */
export function toSlots(bundle: FoundProduct, products: readonly FoundProduct[], parts: SlotParts): BundleSlot[] {
  return (bundle.bundleOptions ?? []).map(({ optionId: id, title, required, productLinks: links }) => {
    const designs = new Map<string, BundleDesign>()
    for (const link of links) {
      const product = products.find((each) => findChild(each, link.sku) !== null)
      const key = product?.sku ?? link.sku
      const before = designs.get(key)?.links ?? []
      const design = product ? toDesign(product, parts) : { name: link.sku, colour: '', image: '', page: '' }
      designs.set(key, { ...design, sku: key, links: [...before, toPart(link, product, parts.ages)] })
    }
    return { id: String(id), title, isRequired: required, designs: [...designs.values()] }
  })
}

function toDesign(product: FoundProduct, { addressing, colourOf }: SlotParts) {
  const { name, image } = product
  return { name, colour: colourOf?.(product) ?? '', image: image ?? '', page: pageOf(product, addressing) }
}

export function partSkus({ bundleOptions: options }: FoundProduct): string[] {
  return (options ?? []).flatMap(({ productLinks: links }) => links.map(({ sku }) => sku))
}

function toPart(link: LinkDocument, product: FoundProduct | undefined, ages: OptionAges): BundlePart {
  const child = product && findChild(product, link.sku)
  const linkPrice = typeof link.price === 'number' ? toCents(link.price) : null
  return {
    id: String(link.id),
    sku: link.sku,
    isDefault: link.isDefault,
    quantity: bundleQuantity(link.qty),
    // Where the catalogue does not know the product itself, what the set says it costs.
    price: (child && toAmount(child)) ?? (linkPrice === null ? null : { net: linkPrice, tax: 0, gross: linkPrice }),
    label: product && child ? sizeLabel(product, child) : '',
    age: ages.get(String(child?.size)) ?? null,
    stock: child ? stockOf(child) : null,
  }
}

function toAmount(document: FoundVariant): TaxedAmount | null {
  const { finalPrice: net, finalPriceTax: tax, finalPriceInclTax: gross } = document
  if (typeof net !== 'number' || typeof tax !== 'number' || typeof gross !== 'number') return null
  return { net: toCents(net), tax: toCents(tax), gross: toCents(gross) }
}

function findChild(product: FoundProduct, sku: string): FoundVariant | FoundProduct | null {
  if (product.sku === sku) return product
  return product.configurableChildren?.find((child) => child.sku === sku) ?? null
}

function sizeLabel({ configurableOptions: options }: FoundProduct, { size }: FoundVariant | FoundProduct): string {
  const values = options?.find(({ attributeCode }) => attributeCode === 'size')?.values ?? []
  return values.find(({ valueIndex }) => String(valueIndex) === String(size))?.label ?? ''
}
