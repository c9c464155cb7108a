import type {
  AttributeDocument,
  CategoryDocument,
  ReviewDocument,
  FoundProduct as WireProduct,
  FoundVariant as WireVariant,
} from '@vonk/contract'
import type { Asked } from './asked.ts'
import type { CamelCased } from './camel-case.ts'

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

/** What has to be asked of the search, beside a card, to lead to one of its sizes. */
export const sizeFields = ['configurable_children.sku', 'configurable_children.size'] as const

/** What has to be asked of the search, beside a card, to tell where a product stands. */
export const placeFields = ['category_ids'] as const

/** What it takes to sell a product, with all its sizes. */
export const wholeFields = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'image',
  'status',
  'visibility',
  'stock',
  'final_price',
  'final_price_tax',
  'final_price_incl_tax',
  'original_price_incl_tax',
  'lowest_prior_price',
  'tier_prices',
  'configurable_options',
  'configurable_children',
  'is_personalised',
  'brand',
  'category_ids',
  'color',
  'size',
  'product_links',
] as const

export const colourFields = ['sku', 'type_id', 'slug', 'url_path', 'color'] as const
export const addressFields = ['id', 'sku', 'type_id', 'slug', 'url_path', 'updated_at'] as const

export const reviewFields = [
  'id',
  'title',
  'detail',
  'nickname',
  'created_at',
  'ratings',
  'fit',
  'child_height',
  'answer',
] as const

export const menuFields = ['id', 'name', 'url_path', 'slug', 'is_active', 'parent_id'] as const

export type CardField = (typeof cardFields)[number]
export type SizeField = (typeof sizeFields)[number]
export type PlaceField = (typeof placeFields)[number]

export type FoundProduct = CamelCased<WireProduct>
export type FoundVariant = CamelCased<WireVariant>
export type FoundCategory = CamelCased<CategoryDocument>
export type FoundAttribute = CamelCased<AttributeDocument>

/** A product as the search answers it with the fields of a card, and these. */
export type FoundCard<Field extends string = never> = CamelCased<Asked<WireProduct, CardField | Field>>
export type FoundColour = CamelCased<Asked<WireProduct, (typeof colourFields)[number]>>
export type FoundAddress = CamelCased<Asked<WireProduct, (typeof addressFields)[number]>>
export type FoundReview = CamelCased<Asked<ReviewDocument, (typeof reviewFields)[number]>>
export type FoundMenuCategory = CamelCased<Asked<CategoryDocument, (typeof menuFields)[number]>>
