import { type Answer, refusal, result } from './fake-answer.ts'

type Stock = ReadonlyMap<string, number>

/** One by `sku`, several by `skus`. A negative number is a product the shop has forgotten: then it tells nothing at all. */
export function answerStock(stock: Stock, query: URLSearchParams): Answer {
  const sku = query.get('sku')
  const items = (sku ?? query.get('skus') ?? '').split(',').map((each) => stockItem(each, stock))
  const isAnyUnknown = items.some(({ qty }) => qty < 0)
  if (isAnyUnknown) return refusal(404, 'stock-unknown', 'No stock information for given sku')
  return result(sku === null ? items : items[0])
}

function stockItem(sku: string, stock: Stock) {
  const qty = stock.get(sku) ?? 1000
  return { ...anyStock, sku, qty, is_in_stock: qty > 0 }
}

/** What nobody on a device reads. */
const anyStock = {
  item_id: 1,
  product_id: 1,
  stock_id: 1,
  manage_stock: true,
  is_qty_decimal: false,
  show_default_notification_message: false,
  use_config_min_qty: true,
  min_qty: 0,
  use_config_min_sale_qty: 1,
  min_sale_qty: 1,
  use_config_max_sale_qty: true,
  max_sale_qty: 10_000,
  use_config_backorders: true,
  backorders: 0,
  use_config_notify_stock_qty: true,
  notify_stock_qty: 1,
  use_config_qty_increments: true,
  qty_increments: 0,
  use_config_enable_qty_inc: true,
  enable_qty_increments: false,
  use_config_manage_stock: true,
  low_stock_date: null,
  is_decimal_divided: false,
  stock_status_changed_auto: 0,
}
