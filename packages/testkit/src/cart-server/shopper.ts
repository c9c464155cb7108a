import { type CallInput, createClient, type Fetch } from '@vonk/client'
import { contract, type Endpoint } from '@vonk/contract'
import * as calls from '@vonk/contract/calls'
import type { Result } from '@vonk/domain/result'
import { expect } from 'vitest'

/** A shop with carts, and what of its goods and people the suite may use. */
export type CartServer = {
  readonly fetch: Fetch
  /** Tokens of two customers whose carts are empty. */
  readonly tokens: readonly [string, string]
  /** Sold without a choice, at least ten pieces of it. */
  readonly plain: string
  /** Sold without a choice, three pieces of it. */
  readonly scarce: string
  /** Sold without a choice, none left. */
  readonly soldOut: string
  /** A product with variants, the choice of one of them, and the sku of that one. */
  readonly configurable: { readonly sku: string; readonly option: ConfigurableOption; readonly variant: string }
  /** A product with a text of the shopper's own. */
  readonly personal: { readonly sku: string; readonly optionId: string }
  /** Takes something off every cart. */
  readonly coupon: string
  /** Pays something. */
  readonly giftCard: string
  close(): Promise<void>
}

type ConfigurableOption = { readonly option_id: string; readonly option_value: string }
type CartItem = NonNullable<CallInput<typeof calls.updateCartItem>['cartItem']>

export type Open = () => ReturnType<typeof createShopper>
export type Read = () => CartServer

/** Somebody who calls the API by the contract; every answer must be one that the contract allows. */
export function createShopper(server: CartServer) {
  const client = createClient({ fetch: checkedFetch(server.fetch), origin: 'http://shop.test', storeCode: 'nl' })
  const { call } = client
  let lastKey = 0

  function nextKey(): string {
    lastKey += 1
    return `${performance.now()}-${lastKey}`
  }

  const put = (cartId: string, cartItem: CartItem, options: { token?: string; idempotencyKey?: string } = {}) =>
    call(calls.updateCartItem, { cartId, cartItem }, { idempotencyKey: nextKey(), ...options })

  return {
    call,
    put,
    newCart: async (token?: string) => granted(await call(calls.createCart, {}, { ...(token && { token }) })).result,
    /** How many of each sku. */
    async lines(cartId: string, token?: string) {
      const rows = granted(await call(calls.pullCart, { cartId }, { ...(token && { token }) }))
      return rows.map(({ sku, qty }) => [sku, qty])
    },
    totals: async (cartId: string) => granted(await call(calls.readCartTotals, { cartId })),
  }
}

export function granted<Value>(answer: Result<Value, { readonly code: string }>): Value {
  if (!answer.ok) throw new Error(`Refused: ${answer.refusal.code}`)
  return answer.value
}

const endpoints: readonly Endpoint[] = Object.values(contract)

/** Fails where an answer is not what the contract says, or a refusal is none that the endpoint declares. */
function checkedFetch(fetch: Fetch): Fetch {
  return async (request) => {
    const response = await fetch(request)
    const { pathname } = new URL(request.url)
    const endpoint = endpoints.find(({ method, path }) => method === request.method && path === pathname)
    const body: unknown = await response.clone().json()
    if (!endpoint) throw new Error(`No endpoint for ${request.method} ${pathname}`)
    if (response.ok) {
      const result = endpoint.isBare ? body : resultIn(body)
      expect(endpoint.result.parse(result)).toEqual(result)
    } else expect(endpoint.refusalCodes).toContain(refusalIn(body))
    return response
  }
}

function resultIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined
}

function refusalIn(body: unknown): unknown {
  const meta = typeof body === 'object' && body !== null && 'meta' in body ? body.meta : null
  return typeof meta === 'object' && meta !== null && 'refusal' in meta ? meta.refusal : null
}
