import { type Answer, type FakeCall, refusal, result, tokenOf } from './fake-answer.ts'
import type { FakeCustomers } from './fake-customers.ts'

export type FakeWishlists = ReturnType<typeof createFakeWishlists>

/** The wishlists of the customers, in the order of wishing. */
export function createFakeWishlists(customers: FakeCustomers) {
  const lists = new Map<number, string[]>()

  function answer({ request, url, body }: FakeCall): Answer | null {
    if (url.pathname !== '/api/ext/wishlist') return null
    const owner = customers.whoIs(tokenOf(request))
    if (owner === null || owner === undefined) return refusal(401, 'not-signed-in', 'User is not authorized')
    const held = lists.get(owner) ?? []
    // Tests send what the contract asks for.
    const { skus = [] } = body as { skus?: string[] }
    if (request.method === 'GET') return result(held.map(toWish))
    const rest = held.filter((sku) => request.method === 'POST' || !skus.includes(sku))
    lists.set(owner, request.method === 'POST' ? [...new Set([...rest, ...skus])] : rest)
    return result(true)
  }

  return {
    answer,
    of: (customerId: number) => lists.get(customerId) ?? [],
    put: (id: number, skus: string[]) => void lists.set(id, skus),
  }
}

function toWish(sku: string) {
  return { sku, name: `The ${sku}`, image: `/${sku}.jpg`, url: `/${sku}/` }
}
