import { putProducts, setPrices as setPricesCall, setStock as setStockCall } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { storeTimeAt } from '@vonk/domain/time'
import { type Actor, createBatchAct } from '@vonk/platform/acts'
import type { Database } from '@vonk/platform/db'
import { type CallContext, handle } from '@vonk/platform/http'
import { createStores } from '../stores/index.ts'
import { answerOnce, type OnceRefusal } from './answer-once.ts'
import { importProducts } from './import-products.ts'
import { findKey } from './keys.ts'
import { type RowResult, rowRefusals } from './row-result.ts'
import { pricesSet, setPrices } from './set-prices.ts'
import { setStock, stockSet } from './set-stock.ts'

type BackOfficeParts = { readonly db: Database; readonly now: () => number }

/** What a back office may do from outside, with a key of its own. */
export function backOfficeRoutes({ db, now }: BackOfficeParts) {
  async function admit(context: CallContext) {
    const keyName = await findKeyOf(context)
    return keyName === null ? err({ code: 'key-refused' } as const) : ok(keyName)
  }

  /** Addresses end up in logs and histories: a key that stands in one is no secret any more. */
  async function findKeyOf({ token, address }: CallContext): Promise<string | null> {
    return address.searchParams.has('token') ? null : findKey(db, token)
  }

  async function once<Answer>(
    context: CallContext,
    content: unknown,
    act: (keyName: string) => Promise<Answer>,
  ): Promise<Result<Answer, OnceRefusal | { readonly code: 'key-refused' }>> {
    const key = await admit(context)
    if (!key.ok) return key
    const { idempotencyKey } = context
    return answerOnce(db, { keyName: key.value, idempotencyKey, content }, () => act(key.value))
  }

  const clock = () => ({ now: now(), utcOffsetMinutes: storeTimeAt(now()).utcOffsetMinutes })

  const routes = [
    handle(setStockCall, ({ rows }, context) =>
      once(context, ['stock', rows], async (name) => {
        const act = createBatchAct({ by: keyOf(name), ...stockSet })
        return toBatchResult(rows, await setStock(db, rows, { by: name, act }))
      }),
    ),
    handle(setPricesCall, ({ rows }, context) =>
      once(context, ['prices', rows], async (name) => {
        const act = createBatchAct({ by: keyOf(name), ...pricesSet })
        return toBatchResult(rows, await setPrices(db, rows, { ...clock(), act }))
      }),
    ),
    handle(putProducts, async ({ store, documents }, context) => {
      const directory = await createStores({ db }).loadDirectory()
      if (!directory.views.some(({ code }) => code === store)) return err({ code: 'store-unknown' })
      return once(context, ['products', store, documents], (name) =>
        importProducts(db, directory, { store, documents, clock: clock(), by: keyOf(name) }),
      )
    }),
  ]
  return routes.map((route) => ({ ...route, admit }))
}

const keyOf = (name: string): Actor => ({ kind: 'key', name })

function toBatchResult(rows: readonly { readonly sku: string }[], results: readonly RowResult[]) {
  const told = rows.map(({ sku }, at) => {
    const result = results[at] ?? 'unchanged'
    if (typeof result === 'string') return { sku, result, refusal: null }
    const { refusal: code } = result
    return { sku, result: 'refused' as const, refusal: { code, reason: rowRefusals[code] } }
  })
  const count = (wanted: string) => told.filter(({ result }) => result === wanted).length
  return { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused'), rows: told }
}
