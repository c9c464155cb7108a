import { z } from 'zod'
import * as calls from '../calls/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { queryInteger, queryList } from '../query-fields.ts'

const skus = queryList().pipe(z.array(z.string().max(64)).max(200))

const listedProduct = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    price: z.number().nullable(),
    status: z.int(),
    visibility: z.int(),
    type_id: z.string(),
    created_at: z.string().nullable(),
    updated_at: z.string().nullable(),
    product_links: z.array(z.looseObject({})),
    tier_prices: z.array(z.looseObject({})),
    custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.unknown() })),
  })
  .meta({ id: 'ListedProduct' })

const needsSkus = { refusals: { 'skus-missing': 400 }, messages: { 'skus-missing': 'skus parameter is required' } }

export const listProducts = endpoint(calls.listProducts, {
  summary: 'Products by sku, as the shop stores them',
  query: z.object({ skus: skus.optional() }),
  result: z.object({
    items: z.array(listedProduct),
    search_criteria: z.looseObject({}),
    total_count: z.int(),
  }),
  ...needsSkus,
})

/** Clients that know no number send the key empty, or with `null` or `undefined` in it. */
const numberOrNothing = z.union([z.enum(['', 'null', 'undefined']).transform(() => null), queryInteger()])

const amounts = z.object({
  final_price: z.number(),
  regular_price: z.number(),
  special_price: z.number(),
  minimal_price: z.number(),
  max_price: z.number(),
  max_regular_price: z.number(),
  minimal_regular_price: z.number(),
})

const renderedProduct = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    type: z.string(),
    url: z.string(),
    store_id: z.int(),
    currency_code: z.string(),
    sgn: z.string().describe('Proves that these prices are the shop’s own'),
    price_info: amounts.extend({
      formatted_prices: z.record(z.string(), z.string()),
      lowest_prior_price: z.number().nullable(),
      discount_percentage: z.number().nullable(),
      extension_attributes: z.object({
        tax_adjustments: amounts,
        weee_attributes: z.array(z.unknown()),
        weee_adjustment: z.string(),
      }),
    }),
  })
  .meta({ id: 'RenderedProduct' })

export const renderProducts = endpoint(calls.renderProducts, {
  summary: 'Today’s prices of products by sku, with tax inside and beside them',
  query: z.object({
    skus: skus.optional(),
    currencyCode: z.string().max(3).optional(),
    storeId: numberOrNothing.optional(),
    userGroupId: numberOrNothing.optional(),
    groupToken: z.string().max(4096).optional(),
  }),
  result: z.object({ items: z.array(renderedProduct) }),
  ...needsSkus,
})
