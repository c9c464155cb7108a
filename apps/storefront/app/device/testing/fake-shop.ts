import { contract, type Endpoint } from '@vonk/contract'
import { type Answer, type FakeCall, refusal, toResponse } from './fake-answer.ts'
import { createFakeCarts, type FakeCarts } from './fake-carts.ts'
import { createFakeCustomers, type FakeCustomers } from './fake-customers.ts'
import { createFakeFamilies } from './fake-families.ts'
import { createFakeOrders, type FakeOrders } from './fake-orders.ts'
import { createFakePrices, type FakePrices } from './fake-prices.ts'
import type { FakeChildren } from './fake-profiles.ts'
import { createFakeWishlists, type FakeWishlists } from './fake-wishlists.ts'

/** How the next calls fare: lost on the way, lost on the way back, or answered by a server in trouble. */
export type Accident = 'none' | 'never-arrives' | 'answer-lost' | 'breaks' | 'breaks-after'

export type FakeShop = {
  readonly carts: FakeCarts
  readonly customers: FakeCustomers
  readonly children: FakeChildren
  readonly wishlists: FakeWishlists
  readonly orders: FakeOrders
  readonly prices: FakePrices
  /** Method and path of every call that arrived, oldest first. */
  readonly calls: string[]
  readonly requests: Request[]
  /** Calls under way. */
  inFlight(): number
  /** One for each of the next calls. */
  plan(...accidents: Accident[]): void
  forgetAccidents(): void
  /** Nothing more will go wrong. */
  isCalm(): boolean
  answerNext(response: () => Response): void
  fetch(request: Request): Promise<Response>
}

/** The cart and session part of the API in memory, as the contract describes it. */
export function createFakeShop(): FakeShop {
  const children: FakeChildren = new Map()
  const customers = createFakeCustomers(children)
  const carts = createFakeCarts(customers)
  const wishlists = createFakeWishlists(customers)
  const families = createFakeFamilies(customers, children)
  const orders = createFakeOrders()
  const prices = createFakePrices()
  const accidents: Accident[] = []
  const prepared: (() => Response)[] = []
  const calls: string[] = []
  const requests: Request[] = []
  let inFlight = 0

  async function answer(request: Request): Promise<Response> {
    const accident = accidents.shift()
    if (accident === 'never-arrives') throw new TypeError('fetch failed')
    if (accident === 'breaks') return toResponse({ status: 500, body: { code: 500, result: 'Oops' } })
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    requests.push(request.clone())
    const response = prepared.shift()?.() ?? toResponse(await route(request))
    if (accident === 'answer-lost') throw new TypeError('fetch failed')
    if (accident === 'breaks-after') return toResponse({ status: 502, body: { code: 502, result: 'Bad gateway' } })
    return response
  }

  async function route(request: Request): Promise<Answer> {
    const text = await request.text()
    const call = { request, url: new URL(request.url), body: readBody(text) }
    const parts = [customers, families, wishlists, orders, prices, carts]
    const answer = parts.reduce<Answer | null>((found, part) => found ?? part.answer(call), null)
    return answer ? checked(call, answer) : refusal(404, 'not-found', 'Not found')
  }

  return {
    carts,
    customers,
    children,
    wishlists,
    orders,
    prices,
    calls,
    requests,
    inFlight: () => inFlight,
    plan: (...planned) => void accidents.push(...planned),
    forgetAccidents: () => void accidents.splice(0),
    isCalm: () => accidents.length === 0,
    answerNext: (response) => void prepared.push(response),
    async fetch(request) {
      inFlight += 1
      // A network takes its time: whoever calls meanwhile does so.
      await new Promise((resolve) => setImmediate(resolve))
      try {
        return await answer(request)
      } finally {
        inFlight -= 1
      }
    },
  }
}

/** The API is sent JSON, and the pages of the shop forms. */
function readBody(text: string) {
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

const endpoints: readonly Endpoint[] = Object.values(contract)

/** An answer that the real API would never give proves nothing: its schema has the last word, as on the server. */
function checked({ request, url }: Pick<FakeCall, 'request' | 'url'>, { status, body }: Answer): Answer {
  const endpoint = endpoints.find(({ method, path }) => method === request.method && path === url.pathname)
  if (status !== 200 || !endpoint) return { status, body }
  if (endpoint.isBare) return { status, body: endpoint.result.parse(body) }
  // Every answer of the fake shop but the bare ones is an envelope.
  const envelope = body as { readonly result: unknown }
  return { status, body: { ...envelope, result: endpoint.result.parse(envelope.result) } }
}
