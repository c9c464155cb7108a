import { type Answer, type FakeCall, refusal, result, tokenOf } from './fake-answer.ts'
import type { FakeCustomers } from './fake-customers.ts'

export type FakeWishlists = ReturnType<typeof createFakeWishlists>

/** The wishlists of the customers, in the order of wishing. */
export function createFakeWishlists(customers: FakeCustomers) {
  const lists = new Map<number, string[]>()
  /** By customer and sku. */
  const prices = new Map<string, number>()
  const soldOut = new Set<string>()

  function toWish(owner: number, sku: string) {
    const key = `${owner} ${sku}`
    const memory = { price: prices.get(key) ?? null, was_sold_out: soldOut.has(key), added_at: '2026-11-02 09:30:00' }
    return { sku, name: `The ${sku}`, image: `/${sku}.jpg`, url: `/${sku}/`, ...memory }
  }

  function noteSeen(owner: number, body: FakeCall['body']): Answer {
    // Tests send what the contract asks for.
    const { sold_out = [], for_sale = [] } = body as { sold_out?: string[]; for_sale?: string[] }
    for (const sku of sold_out) soldOut.add(`${owner} ${sku}`)
    for (const sku of for_sale) soldOut.delete(`${owner} ${sku}`)
    return result(true)
  }

  function change(owner: number, { request, body }: FakeCall): Answer {
    const held = lists.get(owner) ?? []
    // Tests send what the contract asks for.
    const { skus = [], prices: shown = [] } = body as { skus?: string[]; prices?: { sku: string; price: number }[] }
    for (const { sku, price } of shown) prices.set(`${owner} ${sku}`, price)
    const isAdding = request.method === 'POST'
    lists.set(owner, isAdding ? [...new Set([...held, ...skus])] : held.filter((sku) => !skus.includes(sku)))
    return result(true)
  }

  function answer(call: FakeCall): Answer | null {
    const { request, url, body } = call
    if (!url.pathname.startsWith('/api/ext/wishlist')) return null
    const owner = customers.whoIs(tokenOf(request))
    if (owner === null || owner === undefined) return refusal(401, 'not-signed-in', 'User is not authorized')
    if (url.pathname.endsWith('/seen')) return noteSeen(owner, body)
    if (request.method !== 'GET') return change(owner, call)
    return result((lists.get(owner) ?? []).map((sku) => toWish(owner, sku)))
  }

  return {
    answer,
    of: (customerId: number) => lists.get(customerId) ?? [],
    put: (id: number, skus: string[]) => void lists.set(id, skus),
  }
}
