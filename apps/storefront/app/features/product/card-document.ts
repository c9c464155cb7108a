import type { ProductDocument } from '@vonk/contract'
import type { PricedDocument } from './to-price-view.ts'

/** A hit of the product search with the fields a card is made of. */
export type CardDocument = Pick<ProductDocument, 'id' | 'sku' | 'type_id' | 'name'> &
  Partial<
    Pick<
      ProductDocument,
      | 'slug'
      | 'url_path'
      | 'image'
      | 'media_gallery'
      | 'color'
      | 'brand'
      | 'size_options'
      | 'product_labels'
      | 'product_links'
      | 'category_ids'
    >
  > &
  PricedDocument & {
    readonly new?: unknown
    readonly stock?: { readonly qty: number; readonly is_in_stock: boolean; readonly manage_stock: boolean } | null
  }

/** All that has to be asked of the search for a card. */
export const cardFields = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'image',
  'media_gallery.image',
  'media_gallery.lab',
  'color',
  'brand',
  'size_options',
  'product_labels',
  'product_links.link_type',
  'product_links.linked_product_sku',
  'final_price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'lowest_prior_price',
  'configurable_children.final_price_incl_tax',
  'custom_options.is_require',
  'custom_options.values.price',
  'is_gift_card',
  'new',
  'stock.qty',
  'stock.is_in_stock',
  'stock.manage_stock',
] as const

/** The skus of the same garment in other colours. */
export function colourRelationsOf({ product_links }: CardDocument): string[] {
  return (product_links ?? [])
    .filter(({ link_type }) => link_type === 'colorrelation')
    .map((link) => link.linked_product_sku)
}

export function idOf(option: string | number | null | undefined): string {
  return String(option ?? '')
}
