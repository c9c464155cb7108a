import type { ProductDocument } from '@vonk/contract'
import type { FoundProduct } from '../../catalogue/index.ts'
import { withOwnTiersOfAll } from '../../prices/index.ts'

const ownFields = new Set([
  'id',
  'sku',
  'name',
  'price',
  'status',
  'visibility',
  'type_id',
  'created_at',
  'updated_at',
  'product_links',
  'tier_prices',
])

/** A product as the shop's back office lists it to a group: a few fields of its own, everything else as an attribute. */
export function toListedProduct({ product, child }: FoundProduct, groupId: number | null) {
  const whole: ProductDocument = child
    ? { ...withoutVariants(product), ...child, visibility: 1, type_id: 'simple', name: child.name ?? product.name }
    : product
  const document = withOwnTiersOfAll(whole, groupId)
  return {
    id: document.id,
    sku: document.sku,
    name: document.name,
    price: document.price ?? null,
    status: document.status,
    visibility: document.visibility,
    type_id: document.type_id,
    created_at: document.created_at ?? null,
    updated_at: document.updated_at ?? null,
    product_links: document.product_links ?? [],
    tier_prices: document.tier_prices ?? [],
    custom_attributes: Object.entries(document)
      .filter(([code, value]) => !ownFields.has(code) && value !== null && value !== undefined)
      .map(([attribute_code, value]) => ({ attribute_code, value })),
  }
}

function withoutVariants({
  configurable_children,
  configurable_options,
  ...product
}: ProductDocument): ProductDocument {
  return product
}
