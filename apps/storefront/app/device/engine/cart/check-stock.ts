import { type CallResult, readTask } from '@vonk/client'
import { checkStock as checkStockCall, listStock } from '@vonk/contract/calls'
import { applyStockResult } from '@vonk/domain/cart'
import { judgeStock, planStockRequests } from '@vonk/domain/stock'
import type { SyncTask } from '@vonk/domain/sync-tasks'
import * as v from 'valibot'
import type { CartLineView } from '../../cart/cart-line-view.ts'
import { amount, oneOf } from '../../store/lenient.ts'
import { type ApiAnswer, answerTo } from '../tasks/api-answer.ts'
import type { TaskQueue } from '../tasks/task-queue.ts'
import type { CartAccess } from './cart-access.ts'

type Stock = Pick<CallResult<typeof checkStockCall>, 'qty' | 'is_in_stock' | 'manage_stock'>

/** Asks how many there really are; the answer marks the lines when it comes, also if that is tomorrow. */
export function checkStock(access: CartAccess, tasks: TaskQueue, added: readonly CartLineView[]): void {
  const skus = added.map(({ sku }) => sku)
  for (const sku of planStockRequests(skus, access.settings).flat()) {
    const task = tasks.queue(checkStockCall, { sku }, { isResultCacheable: true, callbackEvent: 'cart/stockSync' })
    changeLines(access, sku, (line) => ({ ...line, onlineStockCheckId: task.id }))
    if (!access.isOnline()) void recallStock(access, sku, task)
  }
}

/** Asks again about everything in the cart: what was there yesterday may be gone today. */
export async function recheckStock(access: CartAccess): Promise<void> {
  const skus = access.cart().items.map(({ sku }) => sku)
  await Promise.all(planStockRequests(skus, access.settings).map((chunk) => recheckSome(access, chunk)))
}

async function recheckSome(access: CartAccess, skus: readonly string[]): Promise<void> {
  // The API family takes several in one value, with commas between them.
  const answer = await access.api.call(listStock, { skus: [skus.join(',')] })
  if (answer.isOk) for (const stock of answer.value) mark(access, stock.sku, stock)
  // The list is silent about all of them when one is no longer sold.
  if (answer.refusal === 'stock-unknown' && skus.length > 1) {
    await Promise.all(skus.map((sku) => recheckSome(access, [sku])))
  }
}

const storedAnswer = v.object({
  code: oneOf([200]),
  result: v.object({ qty: amount, is_in_stock: oneOf([true, false]), manage_stock: oneOf([true, false]) }),
})

/** Without network the last answer is the best there is. */
async function recallStock(access: CartAccess, sku: string, { url }: SyncTask): Promise<void> {
  const stored = v.safeParse(storedAnswer, await access.results.get(url))
  if (stored.success) mark(access, sku, stored.output.result)
}

export function applyStockAnswer(access: CartAccess, received: ApiAnswer, task: SyncTask): void {
  const sku = readTask(checkStockCall, task)?.sku
  if (sku === undefined) return
  const answer = answerTo(checkStockCall, received)
  if (answer.isOk) mark(access, sku, answer.value)
  changeLines(access, sku, (line) => ({ ...line, onlineStockCheckId: null }))
}

function mark(
  access: CartAccess,
  sku: string,
  { qty, is_in_stock: isInStock, manage_stock: manageStock }: Stock,
): void {
  const stock = { result: { sku, resultCode: 200, isInStock }, settings: access.settings }
  access.change((cart) => ({ ...cart, items: applyStockResult(cart.items, stock) }))
  const { available } = judgeStock({ productId: 0, quantity: qty, isInStock, manageStock })
  changeLines(access, sku, (line) => ({ ...line, available }))
}

function changeLines(access: CartAccess, sku: string, update: (line: CartLineView) => CartLineView): void {
  access.change((cart) => ({ ...cart, items: cart.items.map((line) => (line.sku === sku ? update(line) : line)) }))
}
