import { z } from 'zod'

/** Prices of documents are decimals, tax included; `z.looseObject` keeps the attributes we do not know. */
const price = z.number().min(0).max(1_000_000)
const optionId = z.union([z.int(), z.string()])
const moment = z.string().nullish()
const mark = z.union([z.boolean(), z.int(), z.string()])

const priceFields = {
  price: price.nullish(),
  special_price: price.nullish(),
  special_from_date: moment,
  special_to_date: moment,
  tier_prices: z
    .array(
      z.looseObject({ customer_group_id: z.int(), qty: z.number(), value: z.number(), website_id: z.int().optional() }),
    )
    .nullish(),
}

const mediaEntrySchema = z.looseObject({
  image: z.string(),
  pos: z.number().optional(),
  typ: z.string().optional(),
  lab: z.string().nullish(),
  vid: z.unknown().optional(),
})

const configurableOptionSchema = z.looseObject({
  attribute_id: z.union([z.int(), z.string()]),
  attribute_code: z.string(),
  label: z.string(),
  values: z.array(z.looseObject({ value_index: z.union([z.int(), z.string()]), label: z.string().optional() })),
})

export const configurableChildSchema = z.looseObject({
  id: z.int().positive(),
  sku: z.string().min(1).max(64),
  name: z.string().nullish(),
  status: z.int(),
  visibility: z.int().optional(),
  image: z.string().nullish(),
  color: optionId.nullish(),
  size: optionId.nullish(),
  ...priceFields,
})

const productLinkSchema = z.looseObject({
  sku: z.string(),
  link_type: z.string(),
  linked_product_sku: z.string(),
  linked_product_type: z.string(),
  position: z.number().optional(),
  qty: z.number().optional(),
})

const bundleOptionSchema = z.looseObject({
  option_id: z.int(),
  title: z.string(),
  required: z.boolean(),
  type: z.string(),
  position: z.number().optional(),
  sku: z.string().optional(),
  product_links: z.array(
    z.looseObject({
      id: z.union([z.int(), z.string()]),
      sku: z.string(),
      option_id: z.int().optional(),
      qty: z.number().nullish(),
      is_default: z.boolean(),
      price: z.number().nullish(),
      can_change_quantity: z.number().optional(),
    }),
  ),
})

const customOptionSchema = z.looseObject({
  option_id: z.int(),
  title: z.string(),
  purpose: z.string().nullish(),
  type: z.enum(['radio', 'checkbox', 'select', 'drop_down', 'field']),
  is_require: z.boolean(),
  sort_order: z.number().optional(),
  max_characters: z.int().nullish(),
  price: z.number().nullish(),
  price_type: z.enum(['fixed', 'percent']).nullish(),
  values: z
    .array(
      z.looseObject({
        option_type_id: z.int(),
        title: z.string(),
        look: z.string().nullish(),
        price: z.number(),
        price_type: z.enum(['fixed', 'percent']),
      }),
    )
    .nullish(),
})

/** Where a name is printed, in percent of the picture. */
const printAreaSchema = z.looseObject({
  image: z.string(),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().min(1).max(100),
})

export const productDocumentSchema = z
  .looseObject({
    id: z.int().positive(),
    sku: z.string().min(1).max(64),
    type_id: z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']),
    name: z.string().min(1),
    description: z.string().nullish(),
    slug: z.string().nullish(),
    url_key: z.string().nullish(),
    url_path: z.string().nullish(),
    status: z.int(),
    visibility: z.int(),
    tax_class_id: z.coerce.number().int().nullish(),
    image: z.string().nullish(),
    small_image: z.string().nullish(),
    thumbnail: z.string().nullish(),
    media_gallery: z.array(mediaEntrySchema).nullish(),
    ...priceFields,
    category_ids: z.array(z.coerce.number().int()).nullish(),
    category: z
      .array(
        z.looseObject({
          category_id: z.coerce.number().int(),
          name: z.string().nullish(),
          position: z.number().nullish(),
        }),
      )
      .nullish(),
    brand: optionId.nullish(),
    color: optionId.nullish(),
    size: optionId.nullish(),
    pim_geslacht: optionId.nullish(),
    pim_fitcode: optionId.nullish(),
    pim_seizoen: optionId.nullish(),
    pim_kinderleeftijd: optionId.nullish(),
    size_options: z.array(optionId).nullish(),
    color_options: z.array(optionId).nullish(),
    product_labels: z.array(z.string()).nullish(),
    configurable_options: z.array(configurableOptionSchema).nullish(),
    configurable_children: z.array(configurableChildSchema).nullish(),
    product_links: z.array(productLinkSchema).nullish(),
    bundle_options: z.array(bundleOptionSchema).nullish(),
    custom_options: z.array(customOptionSchema).nullish(),
    print_area: printAreaSchema.nullish(),
    is_gift_card: mark.describe('Money for somebody: who buys it gets a code').nullish(),
    is_personalised: mark.describe('Made for who buys it: cannot be withdrawn from').nullish(),
    created_at: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .meta({ id: 'ProductDocument' })

export type ProductDocument = z.output<typeof productDocumentSchema>
export type ConfigurableChildDocument = z.output<typeof configurableChildSchema>
