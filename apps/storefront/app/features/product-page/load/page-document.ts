import type { ConfigurableChildDocument, PriceFields, ProductDocument } from '@vonk/contract'

type StockFields = {
  readonly product_id: number
  readonly qty: number
  readonly is_in_stock: boolean
  readonly manage_stock: boolean
}

type Sold = Partial<PriceFields> &
  Pick<ConfigurableChildDocument, 'tier_prices'> & { readonly stock?: StockFields | null }

export type ChildDocument = Pick<ConfigurableChildDocument, 'id' | 'sku' | 'status' | 'size' | 'color'> &
  Sold & { readonly [attribute: string]: unknown }

/** A product as the catalogue answers with it: the stored document, priced and counted for this moment. */
export type PageDocument = Pick<
  ProductDocument,
  | 'id'
  | 'sku'
  | 'type_id'
  | 'name'
  | 'description'
  | 'slug'
  | 'url_key'
  | 'url_path'
  | 'status'
  | 'visibility'
  | 'image'
  | 'media_gallery'
  | 'category_ids'
  | 'brand'
  | 'color'
  | 'size'
  | 'size_options'
  | 'product_labels'
  | 'product_links'
  | 'configurable_options'
  | 'bundle_options'
  | 'custom_options'
  | 'is_gift_card'
  | 'is_personalised'
  | 'print_area'
> &
  Sold & {
    readonly configurable_children?: readonly ChildDocument[] | null
    readonly variant_of?: string | null
    readonly new?: number | boolean | null
    readonly meta_title?: string | null
    readonly meta_description?: string | null
    readonly fit_advice?: string | null
    readonly care_symbols?: readonly string[] | null
    readonly care_instructions?: string | null
    readonly composition?: string | null
    readonly manufacturer?: unknown
    readonly manufacturer_address?: unknown
    readonly manufacturer_email?: unknown
    readonly responsible_person?: unknown
    readonly responsible_person_address?: unknown
    readonly responsible_person_email?: unknown
    readonly safety_warnings?: unknown
    readonly garment?: string | null
    readonly downloadable_links?: readonly { readonly title: string }[] | null
    readonly errors?: Readonly<Record<string, string | null>> | null
  }
