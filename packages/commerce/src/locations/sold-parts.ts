import { isDisabled } from '@vonk/domain/products'
import type { FoundProduct } from '../catalogue/index.ts'

/** What lies on a shelf when a product does: of each part one of these skus. */
export function soldParts({ product, child }: FoundProduct): string[][] {
  if (child) return [[child.sku]]
  const { type_id: type, configurable_children: children, product_links: links, bundle_options: options } = product
  if (type === 'grouped') {
    return (links ?? [])
      .filter(({ link_type }) => link_type === 'associated')
      .map(({ linked_product_sku }) => [linked_product_sku])
  }
  if (type === 'bundle') return (options ?? []).map(({ product_links }) => product_links.map(({ sku }) => sku))
  const variants = (children ?? []).filter(({ status }) => !isDisabled(status)).map(({ sku }) => sku)
  return [variants.length > 0 ? variants : [product.sku]]
}
