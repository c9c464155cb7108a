import { applyStockResult } from '@vonk/domain/cart'
import { judgeStock, planStockRequests } from '@vonk/domain/stock'
import type { CartLineView } from '../cart-line-view.ts'
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../read-stored.ts'
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

/** Asks anew about everything in the cart: what was there yesterday may be gone today. */
export async function recheckStock(access: CartAccess): Promise<void> {
  const skus = access.cart().items.map(({ sku }) => sku)
  await Promise.all(planStockRequests(skus, access.settings).map((chunk) => recheckSome(access, chunk)))
}

async function recheckSome(access: CartAccess, skus: readonly string[]): Promise<void> {
  const answer = await access.api.call(cartCalls.listStock(skus))
  if (answer.code === 200) {
    for (const item of listOf(answer.result, fieldsOf)) mark(access, textOf(item.sku) ?? '', item)
  }
  // The list is silent about all of them when one is no longer known.
  if (answer.refusal === 'stock-unknown' && skus.length > 1) {
    await Promise.all(skus.map((sku) => recheckSome(access, [sku])))
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
  const item = code === 200 ? fieldsOf(result) : null
  if (item) mark(access, skuIn(url), item)
}

function mark(access: CartAccess, sku: string, item: Fields): void {
  const isInStock = typeof item.is_in_stock === 'boolean' ? item.is_in_stock : null
  if (isInStock === null) return
  const stock = { result: { sku, resultCode: 200, isInStock }, settings: access.settings }
  access.change((cart) => ({ ...cart, items: applyStockResult(cart.items, stock) }))
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
