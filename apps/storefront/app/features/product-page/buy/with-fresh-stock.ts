import { judgeStock, type StockItem } from '@vonk/domain/stock'
import type { ShownAddition } from './additions-of.ts'

type AskStock = (sku: string) => Promise<StockItem | null>

/** Asks how many there are just before they go into the cart; what nobody can say is uncertain, not sold out. */
export function withFreshStock(
  additions: readonly ShownAddition[],
  ask: AskStock = askStock,
): Promise<readonly ShownAddition[]> {
  return Promise.all(
    additions.map(async (addition) => {
      // A set is as many as its parts, which only the server can tell.
      if (addition.line.type === 'bundle') return addition
      return { ...addition, stock: judgeStock(await ask(addition.line.sku).catch(() => null)) }
    }),
  )
}

// Longer than that nobody waits for a button.
const patienceMs = 2_000

async function askStock(sku: string): Promise<StockItem | null> {
  const address = `/api/stock/check?${new URLSearchParams({ sku })}`
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  return response.ok ? readStock(await response.json()) : null
}

function readStock({ result }: { result?: Readonly<Record<string, unknown>> }): StockItem | null {
  const { product_id: productId, qty: quantity, is_in_stock: isInStock, manage_stock: manageStock } = result ?? {}
  if (typeof quantity !== 'number' || typeof isInStock !== 'boolean') return null
  return { productId: Number(productId), quantity, isInStock, manageStock: manageStock !== false }
}
