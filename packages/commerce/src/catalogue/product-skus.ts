import type { ProductDocument } from '@vonk/contract'

/** The skus an outfit or a set consists of. */
export function partSkus({ type_id: type, product_links, bundle_options }: MadeOfParts): string[] {
  if (type === 'bundle')
    return (bundle_options ?? []).flatMap(({ product_links: links }) => links.map(({ sku }) => sku))
  if (type !== 'grouped') return []
  return (product_links ?? [])
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku)
}

type MadeOfParts = {
  readonly type_id?: ProductDocument['type_id'] | string
  readonly product_links?:
    | readonly { readonly link_type: string; readonly linked_product_sku: string }[]
    | null
    | undefined
  readonly bundle_options?:
    | readonly { readonly product_links: readonly { readonly sku: string }[] }[]
    | null
    | undefined
}

/** The skus a product is sold under. */
export function ownSkus({ sku, configurable_children: children }: SoldUnder): string[] {
  return [sku, ...(children ?? []).map((child) => child.sku)]
}

type SoldUnder = {
  readonly sku: string
  readonly configurable_children?: readonly { readonly sku: string }[] | null | undefined
}
