import { applyStockResult } from '@vonk/domain/cart'
import { judgeStock, planStockRequests } from '@vonk/domain/stock'
import type { CartLineView } from '../cart-line-view.ts'
import { fieldsOf, numberOf } from '../read-stored.ts'
import type { CartAccess } from './cart-access.ts'
import { cartCalls } from './cart-calls.ts'
import type { TaskQueue } from './task-queue.ts'

type StockTaskAnswer = { readonly code: number | string | null; readonly result: unknown }

/** Asks how many there really are; the answer marks the lines when it comes, also if that is tomorrow. */
export function checkStock(access: CartAccess, tasks: TaskQueue, added: readonly CartLineView[]): void {
  const skus = added.map(({ sku }) => sku)
  for (const sku of planStockRequests(skus, access.settings).flat()) {
    const task = tasks.queue(cartCalls.checkStock(sku))
    changeLines(access, sku, (line) => ({ ...line, onlineStockCheckId: task.id }))
    if (!access.isOnline()) void recallStock(access, task.url)
  }
}

/** Without network the last answer is the best there is. */
async function recallStock(access: CartAccess, url: string): Promise<void> {
  const kept = fieldsOf(await access.results.get(url))
  if (kept) markStock(access, { code: numberOf(kept.code), result: kept.result }, url)
}

export function applyStockAnswer(access: CartAccess, answer: StockTaskAnswer, url: string): void {
  markStock(access, answer, url)
  changeLines(access, skuIn(url), (line) => ({ ...line, onlineStockCheckId: null }))
}

function markStock(access: CartAccess, { code, result }: StockTaskAnswer, url: string): void {
  const sku = skuIn(url)
  const item = code === 200 ? fieldsOf(result) : null
  const isInStock = typeof item?.is_in_stock === 'boolean' ? item.is_in_stock : null
  const stock = { result: { sku, resultCode: code ?? '', isInStock }, settings: access.settings }
  access.change((cart) => ({ ...cart, items: applyStockResult(cart.items, stock) }))
  if (!item || isInStock === null) return
  const quantity = numberOf(item.qty) ?? 0
  const manageStock = item.manage_stock !== false
  const { available } = judgeStock({ productId: 0, quantity, isInStock, manageStock })
  changeLines(access, sku, (line) => ({ ...line, available }))
}

function changeLines(access: CartAccess, sku: string, update: (line: CartLineView) => CartLineView): void {
  access.change((cart) => ({ ...cart, items: cart.items.map((line) => (line.sku === sku ? update(line) : line)) }))
}

function skuIn(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('sku') ?? ''
}
