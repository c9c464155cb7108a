import { lineKey, totalQuantity } from '@vonk/domain/cart'
import { unitPriceAt } from '@vonk/domain/pricing'
import { err, ok, type Result } from '@vonk/domain/result'
import { judgeStock, type StockItem, sumDemand } from '@vonk/domain/stock'
import type { Sellable } from '../sellables/sellable.ts'
import type { NewStoredLine, StoredLine } from '../stored/schema.ts'

export type PutRefusal =
  | { readonly code: 'line-not-found' | 'quantity-invalid' | 'out-of-stock' }
  | { readonly code: 'quantity-unavailable'; readonly maxQuantity: number }
  | { readonly code: 'too-many-products'; readonly maximum: number }

export type LineToPut = {
  readonly sellable: Sellable
  readonly quantity: number
  /** The line that is changed; null adds. */
  readonly itemId: number | null
  readonly stock: ReadonlyMap<string, StockItem>
  readonly maxProductsPerOrder: number
}

/** What to write: the line as it will be, and lines that have become one with it. */
export type LinePlan = { readonly line: NewStoredLine & { id: number | null }; readonly absorbed: readonly number[] }

/** Adds a line, sets its quantity, or turns it into another article; a line that is lowered is never refused. */
export function putLine(cartId: number, lines: readonly StoredLine[], put: LineToPut): Result<LinePlan, PutRefusal> {
  const named = lines.find(({ id }) => id === put.itemId) ?? null
  if (put.itemId !== null && !named) return err({ code: 'line-not-found' })
  const key = lineKey(put.sellable)
  const twin = lines.find((line) => line.lineKey === key) ?? null
  const held = twin?.quantity ?? 0
  // Naming the line sets its quantity; naming none, or turning another line into it, adds to what is there.
  const quantity = named !== null && named === twin ? put.quantity : held + put.quantity
  const others = lines.filter((line) => line !== twin && line !== named)
  const checked = checkQuantity({ put, others, held, quantity })
  if (!checked.ok) return checked

  const id = (twin ?? named)?.id ?? null
  const absorbed = [named, twin].flatMap((line) => (line && line.id !== id ? [line.id] : []))
  return ok({ line: { id, cartId, lineKey: key, quantity, ...contentOf(put.sellable, quantity) }, absorbed })
}

export function contentOf({ sku, parentSku, type, options, components, name, prices }: Sellable, quantity: number) {
  const unitPrice = unitPriceAt(prices, quantity)
  return { sku, parentSku, type, options, name, unitPrice, components: components.length > 0 ? components : null }
}

type QuantityCheck = {
  readonly put: LineToPut
  readonly others: readonly StoredLine[]
  /** How many the line has now; lowering is never refused. */
  readonly held: number
  readonly quantity: number
}

function checkQuantity({ put, others, held, quantity }: QuantityCheck): Result<null, PutRefusal> {
  if (!Number.isSafeInteger(put.quantity) || put.quantity < 1) return err({ code: 'quantity-invalid' })
  if (quantity <= held) return ok(null)
  const maximum = put.maxProductsPerOrder
  if (totalQuantity(others) + quantity > maximum) return err({ code: 'too-many-products', maximum })
  return checkStock({ put, others, quantity })
}

/** What all lines want together must be there, also where sets share a piece. */
function checkStock({ put, others, quantity }: Omit<QuantityCheck, 'held'>): Result<null, PutRefusal> {
  const { sku, components } = put.sellable
  const demand = sumDemand([
    { sku, quantity, components },
    ...others.map((line) => ({ sku: line.sku, quantity: line.quantity, components: line.components ?? [] })),
  ])
  const own = components.length > 0 ? components : [{ sku, quantity: 1 }]
  let most = Number.POSITIVE_INFINITY
  for (const part of own) {
    const { available } = judgeStock(put.stock.get(part.sku) ?? null)
    if (available === null) continue
    const rest = available - ((demand.get(part.sku) ?? 0) - part.quantity * quantity)
    most = Math.min(most, Math.max(0, Math.floor(rest / part.quantity)))
    if (available === 0) return err({ code: 'out-of-stock' })
  }
  return quantity <= most ? ok(null) : err({ code: 'quantity-unavailable', maxQuantity: most })
}
