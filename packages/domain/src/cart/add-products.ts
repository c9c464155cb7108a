import type { StockVerdict } from '../stock/index.ts'
import { type AddLineRefusal, addLine } from './add-line.ts'
import type { CartLine } from './cart-line.ts'
import {
  type CartNotification,
  type CheckoutSettings,
  productAdded,
  refused,
  stockUnsure,
} from './cart-notification.ts'
import type { OrderLimit } from './check-order-limit.ts'
import { type PriceSettings, type ProductRefusal, type ProductToValidate, validateProduct } from './validate-product.ts'

export type Addition<Line extends CartLine = CartLine> = {
  readonly line: Line
  readonly productErrors: ProductToValidate['productErrors']
  readonly stock: StockVerdict
}

export type AddSettings = PriceSettings &
  CheckoutSettings &
  OrderLimit & {
    readonly allowOutOfStockInCart: boolean
    /** The server will answer for this add and its answer brings the notification. */
    readonly isServerSynced: boolean
  }

export type ProductsToAdd<Line extends CartLine> = {
  readonly additions: readonly Addition<Line>[]
  readonly settings: AddSettings
}

export type Added<Line extends CartLine> = {
  readonly lines: readonly Line[]
  readonly added: readonly Line[]
  readonly notifications: readonly CartNotification[]
}

/** Adds what may be added, one product after another, and says what the shopper is told about it. */
export function addProducts<Line extends CartLine>(
  lines: readonly Line[],
  { additions, settings }: ProductsToAdd<Line>,
): Added<Line> {
  let cart = lines
  const added: Line[] = []
  const notifications: CartNotification[] = []
  for (const addition of additions) {
    const outcome = addOne(cart, { ...addition, settings })
    notifications.push(...outcome.notifications)
    if (outcome.lines === null) continue
    cart = outcome.lines
    added.push(addition.line)
  }
  // One notice for the whole add: it belongs to the last product that went in, whatever was refused after it.
  if (added.length > 0 && !settings.isServerSynced) notifications.push(productAdded(settings))
  return { lines: cart, added, notifications }
}

type Outcome<Line> = { readonly lines: readonly Line[] | null; readonly notifications: readonly CartNotification[] }

function addOne<Line extends CartLine>(
  lines: readonly Line[],
  { line, productErrors, stock, settings }: Addition<Line> & { readonly settings: AddSettings },
): Outcome<Line> {
  const refusals = validateProduct({ unitPrice: line.unitPrice, productErrors }, settings)
  if (refusals.length > 0) return turnedDown(refusals)
  if (stock.status === 'out-of-stock') return turnedDown([{ code: 'out-of-stock' }])

  const limits = { maxProductsPerOrder: settings.maxProductsPerOrder, available: stock.available }
  const result = addLine(lines, { line, limits })
  if (!result.ok) return turnedDown([result.refusal])
  const isUnsure = stock.status === 'volatile' && !settings.allowOutOfStockInCart
  return { lines: result.value, notifications: isUnsure ? [stockUnsure] : [] }
}

type Reason = ProductRefusal | AddLineRefusal | { readonly code: 'out-of-stock' }

function turnedDown(reasons: readonly Reason[]): Outcome<never> {
  return { lines: null, notifications: reasons.map(refused) }
}
