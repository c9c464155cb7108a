import { z } from 'zod'
import * as calls from '../calls/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { orEmpty, queryList } from '../query-fields.ts'

const sku = z.string().min(1).max(64)

/** Magento's stock item; the fields after `manage_stock` say what the shop's settings are, the same for every product. */
export const stockItemSchema = z
  .object({
    item_id: z.int(),
    product_id: z.int(),
    stock_id: z.int(),
    sku: z.string(),
    qty: z.number(),
    is_in_stock: z.boolean(),
    manage_stock: z.boolean(),
    is_qty_decimal: z.boolean(),
    show_default_notification_message: z.boolean(),
    use_config_min_qty: z.boolean(),
    min_qty: z.number(),
    use_config_min_sale_qty: z.int(),
    min_sale_qty: z.number(),
    use_config_max_sale_qty: z.boolean(),
    max_sale_qty: z.number(),
    use_config_backorders: z.boolean(),
    backorders: z.int(),
    use_config_notify_stock_qty: z.boolean(),
    notify_stock_qty: z.number(),
    use_config_qty_increments: z.boolean(),
    qty_increments: z.number(),
    use_config_enable_qty_inc: z.boolean(),
    enable_qty_increments: z.boolean(),
    use_config_manage_stock: z.boolean(),
    low_stock_date: z.string().nullable(),
    is_decimal_divided: z.boolean(),
    stock_status_changed_auto: z.int(),
  })
  .meta({ id: 'StockItem' })

export type StockItemDto = z.output<typeof stockItemSchema>

/** This one call answers a refusal as an object. */
const checkMessages = {
  'stock-unknown': { errorMessage: 'No stock information for given sku', code: 404 },
  'sku-missing': 'sku parameter is required',
}

const refusals = { 'stock-unknown': 404, 'sku-missing': 400 } as const
const messages = {
  'stock-unknown': 'No stock information for given sku',
  'sku-missing': 'sku parameter is required',
}

export const checkStock = endpoint(calls.checkStock, {
  summary: 'The stock of one product',
  query: z.object({ sku: orEmpty(sku).optional() }),
  result: stockItemSchema,
  cacheControl: 'no-store',
  refusals,
  messages: checkMessages,
})

export const checkStockBySku = endpoint(calls.checkStockBySku, {
  summary: 'The stock of one product, its sku in the path',
  params: z.object({ sku }),
  result: stockItemSchema,
  cacheControl: 'no-store',
  refusals,
  messages: checkMessages,
})

const listing = {
  summary: 'The stock of several products in the order asked for; one unknown sku refuses all',
  query: z.object({ skus: queryList().pipe(z.array(sku).max(800)).optional() }),
  result: z.array(stockItemSchema),
  cacheControl: 'no-store',
  refusals: { 'stock-unknown': 404, 'skus-missing': 400 },
  messages: { 'stock-unknown': messages['stock-unknown'], 'skus-missing': 'skus parameter is required' },
} as const

export const listStock = endpoint(calls.listStock, listing)

/** The same calls under the path of clients that read stock from the search engine. */
const elasticCheck = { result: stockItemSchema, cacheControl: 'no-store', refusals, messages } as const

export const checkElasticStock = endpoint(calls.checkElasticStock, {
  ...elasticCheck,
  summary: 'The stock of one product',
  query: z.object({ sku: orEmpty(sku).optional() }),
})

export const checkElasticStockBySku = endpoint(calls.checkElasticStockBySku, {
  ...elasticCheck,
  summary: 'The stock of one product, its sku in the path',
  params: z.object({ sku }),
})

export const listElasticStock = endpoint(calls.listElasticStock, listing)
