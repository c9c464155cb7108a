import { z } from 'zod'

export const categoryDocumentSchema = z
  .looseObject({
    id: z.int().positive(),
    parent_id: z.int(),
    parent_ids: z.array(z.coerce.number().int()).nullish(),
    name: z.string(),
    slug: z.string().nullish(),
    level: z.int(),
    path: z.string(),
    position: z.int(),
    is_active: z.boolean(),
    product_count: z.int().nullish(),
    url_key: z.string().nullish(),
    url_path: z.string().nullish(),
    display_mode: z.string().nullish(),
    children_data: z.array(z.looseObject({ id: z.int() })).nullish(),
    children_count: z.union([z.int(), z.string()]).nullish(),
    description: z.string().nullish(),
    image: z.string().nullish(),
    meta_title: z.string().nullish(),
    meta_description: z.string().nullish(),
    meta_keywords: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .meta({ id: 'CategoryDocument' })

export const attributeDocumentSchema = z
  .looseObject({
    id: z.int().positive().optional(),
    attribute_id: z.int().positive(),
    attribute_code: z.string().min(1),
    frontend_label: z.string().nullish(),
    default_frontend_label: z.string().nullish(),
    frontend_input: z.string().nullish(),
    is_comparable: z.union([z.boolean(), z.string(), z.int()]).nullish(),
    is_user_defined: z.boolean().nullish(),
    is_visible: z.boolean().nullish(),
    is_visible_on_front: z.union([z.boolean(), z.string(), z.int()]).nullish(),
    options: z
      .array(
        z.looseObject({
          value: z.union([z.string(), z.int()]),
          label: z.string(),
          sort_order: z.int().optional(),
        }),
      )
      .nullish(),
  })
  .meta({ id: 'AttributeDocument' })

export const taxRuleDocumentSchema = z
  .looseObject({
    id: z.int().positive(),
    code: z.string().nullish(),
    priority: z.int().nullish(),
    position: z.int().nullish(),
    customer_tax_class_ids: z.array(z.int()),
    product_tax_class_ids: z.array(z.int()),
    tax_rate_ids: z.array(z.int()).nullish(),
    rates: z.array(
      z.looseObject({
        id: z.int(),
        tax_country_id: z.string(),
        tax_region_id: z.int().nullish(),
        region_name: z.string().nullish(),
        tax_postcode: z.string().nullish(),
        rate: z.number(),
        code: z.string().nullish(),
      }),
    ),
  })
  .meta({ id: 'TaxRuleDocument' })

/** How a garment turned out: smaller than its size says, as it says, or larger. */
export const fitSchema = z.enum(['small', 'true', 'large'])
export type Fit = z.output<typeof fitSchema>

/** Of a child, in centimetres. */
export const childHeightSchema = z.int().min(40).max(220)

export const reviewDocumentSchema = z
  .looseObject({
    id: z.int().positive(),
    product_id: z.int().positive(),
    title: z.string(),
    detail: z.string(),
    nickname: z.string(),
    review_status: z.int(),
    review_entity: z.string().nullish(),
    created_at: z.string(),
    customer_id: z.int().nullish(),
    ratings: z
      .array(z.looseObject({ rating_name: z.string(), value: z.number(), percent: z.number().optional() }))
      .nullish(),
    fit: fitSchema.nullish(),
    child_height: childHeightSchema.nullish(),
    answer: z.object({ detail: z.string(), created_at: z.string() }).nullish().describe('What the shop says to it'),
  })
  .meta({ id: 'ReviewDocument' })

export type CategoryDocument = z.output<typeof categoryDocumentSchema>
export type AttributeDocument = z.output<typeof attributeDocumentSchema>
export type TaxRuleDocument = z.output<typeof taxRuleDocumentSchema>
export type ReviewDocument = z.output<typeof reviewDocumentSchema>
