import { randomUUID } from 'node:crypto'

type Load = { readonly port: number; readonly skus: readonly string[]; readonly pages: readonly string[] }

/** What was sent and what came back, by status; 'none' is a call without an answer. */
export type Tally = { sent: number; readonly answers: Record<string, number>; readonly wrong: string[] }

export type Shoppers = {
  readonly tally: Tally
  /** Ends when every shopper has had an answer; tells of changes that were acknowledged and are not there. */
  stop(): Promise<{ readonly acknowledged: number; readonly lost: string[] }>
}

/** Some shoppers who change the quantity of what is in their cart as fast as the shop answers, and one who looks at pages. */
export async function sendShoppers({ port, skus, pages }: Load): Promise<Shoppers> {
  const origin = `http://127.0.0.1:${port}`
  const tally: Tally = { sent: 0, answers: {}, wrong: [] }
  let isStopping = false
  let acknowledged = 0

  async function send(path: string, init?: RequestInit): Promise<number | null> {
    tally.sent += 1
    const answer = await fetch(origin + path, init).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    const status = answer?.status ?? null
    tally.answers[status ?? 'none'] = (tally.answers[status ?? 'none'] ?? 0) + 1
    if (status !== 200 && !(status === 503 && answer?.headers.has('retry-after')))
      tally.wrong.push(`${path}: ${status}`)
    return status
  }

  async function changeCart({ sku, cart, itemId }: FilledCart): Promise<string[]> {
    // Whatever was sent after the last acknowledged change may have been written, too.
    let possible = [1]
    for (let turn = 1; !isStopping; turn += 1) {
      const qty = (turn % 3) + 1
      const status = await send(`/api/cart/update?cartId=${cart}`, post({ cartItem: { sku, qty, item_id: itemId } }))
      if (status === 200) acknowledged += 1
      possible = status === 200 ? [qty] : [...possible, qty]
    }
    const { result } = await (await fetch(`${origin}/api/cart/pull?cartId=${cart}`)).json()
    const stored = result[0]?.qty
    return possible.includes(stored) ? [] : [`${sku}: ${stored} pieces instead of ${possible.join(' or ')}`]
  }

  async function look(): Promise<string[]> {
    for (let turn = 0; !isStopping; turn += 1) await send(pages[turn % pages.length] ?? '/')
    return []
  }

  const carts = await fillCarts(origin, skus)
  const shopping = Promise.all([...carts.map(changeCart), look()])
  return {
    tally,
    async stop() {
      isStopping = true
      return { acknowledged, lost: (await shopping).flat() }
    },
  }
}

type FilledCart = { readonly sku: string; readonly cart: string; readonly itemId: number }

const MOST_CARTS = 6

/** Carts with one piece of a sku each; not everything with stock is for sale by itself in every view. */
async function fillCarts(origin: string, skus: readonly string[]): Promise<readonly FilledCart[]> {
  const carts: FilledCart[] = []
  for (const sku of skus) {
    if (carts.length === MOST_CARTS) break
    const { result: cart } = await (await fetch(`${origin}/api/cart/create`, { method: 'POST' })).json()
    const added = await fetch(`${origin}/api/cart/update?cartId=${cart}`, post({ cartItem: { sku, qty: 1 } }))
    const { result } = await added.json()
    if (added.ok) carts.push({ sku, cart, itemId: result.item_id })
  }
  if (carts.length === 0) throw new Error('nothing can be put into a cart')
  return carts
}

/** Each call has a key of its own, which the shop stores with its answer: its tables grow. */
function post(body: object): RequestInit {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
