import { aCoupon } from '@vonk/domain/coupons/testing'
import { defaultSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory } from '@vonk/domain/stores'
import { type ThrottleLimits, throttleLimits } from '@vonk/domain/throttle'
import type { Database } from '@vonk/platform/db'
import { type Api, createApi, type Route } from '@vonk/platform/http'
import type { Log } from '@vonk/platform/log'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase, seedViews } from '@vonk/testkit'
import { putProducts, putTaxRules } from '../catalogue/index.ts'
import { putCustomers } from '../customers/index.ts'
import { putLocations } from '../locations/index.ts'
import { aShop } from '../locations/testing.ts'
import { loadPriceContext } from '../prices/testing.ts'
import { createSessions } from '../sessions/index.ts'
import { logIn } from '../sessions/testing.ts'
import { followTariffs } from '../shipping/index.ts'
import { putStock } from '../stock/index.ts'
import { createStores, followSettings } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { putCoupons, putGiftCardEntries, putGiftCards } from '../vouchers/index.ts'
import { cartRoutes } from './routes.ts'
import { createSellables } from './sellables/sellables.ts'
import type { CartParts } from './stored/cart-parts.ts'
import { documents, stock, taxRules } from './testing/products.ts'

export { inSize, variantOfHoodie } from './testing/products.ts'

function aCustomer(id: number, groupId: number) {
  const noon = new Date('2026-03-02T12:00:00Z')
  const names = { firstName: 'Zoë', middleName: '', lastName: 'Vries', email: `customer-${id}@example.nl` }
  const rest = { passwordHash: null, storeCode: 'nl', isActive: true, createdAt: noon, updatedAt: noon }
  return { id, groupId, ...names, ...rest }
}

/**
 * A small shop with carts: `call` sends what a client would. It has one connection, unless it is about calls at the same time;
 * sessions and prices are read over it whenever they are asked for.
 */
export async function openCartShop(options: CartShopOptions = {}) {
  const { poolSize = 1, now = Date.now, limits = throttleLimits, moreRoutes = () => [] } = options
  const database = await openTestDatabase({ poolSize })
  const { db, url } = database
  const { log, lines } = aLog()
  const stores = createStores({ db })
  await seedViews(db)
  await seedShop(db)
  const directory = await stores.loadDirectory()
  const outbox = createOutbox({ db, url, log })
  const settings = await followSettings({ db, outbox, log })
  const tariffs = await followTariffs({ db, outbox, log })
  const findPriceContext = (code: string) => {
    const view = findStoreView(directory, code)
    return loadPriceContext(db, view, settings.of(view))
  }
  const throttles = createThrottles({ db, limits })
  const sessions = createSessions({ db, throttles, settings: defaultSettings })
  const parts = {
    db,
    directory,
    sellables: createSellables({ db, findPriceContext }),
    throttles,
    async whoIs(token: string) {
      const customer = await sessions.whoIs(token)
      return customer && { customerId: customer.id, groupId: customer.groupId, emailAddress: customer.email }
    },
    settingsOf: settings.of,
    tariffs: tariffs.all,
    now,
  }
  const api = createApi({ routes: [...cartRoutes(parts), ...moreRoutes({ ...parts, log })], log })

  const call = createCall(api)

  return {
    db,
    stores,
    api,
    call,
    /** What the shop wrote into its log. */
    lines,
    async newCart() {
      const { body } = await call('POST', '/api/cart/create')
      return String(body.result)
    },
    async close() {
      await settings.close()
      await tariffs.close()
      await outbox.close()
      await database.close()
    },
  }
}

function createCall(api: Pick<Api, 'fetch'>) {
  return async function call(method: 'GET' | 'POST' | 'PUT', path: string, { body, headers = {}, visitor }: Sent = {}) {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    const answer = await api.fetch(request, visitor ? { clientAddress: visitor } : {})
    // Every answer of the API is JSON; tests read the fields they expect.
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
  }
}

type CartShopOptions = {
  readonly poolSize?: number
  readonly now?: () => number
  readonly limits?: ThrottleLimits
  /** Of what is built on carts. */
  readonly moreRoutes?: (parts: CartParts & { readonly directory: StoreDirectory; readonly log: Log }) => Route[]
}

export type CartShop = Awaited<ReturnType<typeof openCartShop>>
type Sent = { body?: unknown; headers?: Record<string, string>; visitor?: string }
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call they make answers.
type Answer = { code: number; result: any; meta?: { refusal: string } } & Record<string, any>

async function seedShop(db: Database): Promise<void> {
  for (const view of ['nl', 'de']) {
    await putTaxRules(db, view, taxRules)
    await putProducts(db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
  }
  const rows = Object.entries(stock).map(([sku, quantity], index) => ({
    sku,
    productId: 1000 + index,
    quantity,
    isInStock: true,
    manageStock: true,
  }))
  await putStock(db, { rows, reason: 'seed' })
  await seedTenders(db)
  await putLocations(db, [aShop()])
  await putCustomers(db, [aCustomer(1, 1), aCustomer(2, 2)])
  for (const id of [1, 2]) await logIn(db, id, `token-of-${id}`)
}

async function seedTenders(db: Parameters<typeof putCoupons>[0]): Promise<void> {
  const createdAt = new Date('2026-01-01')
  const coupon = (code: string, overrides: Parameters<typeof aCoupon>[0]) => ({
    coupon: aCoupon({ code, validFrom: null, validUntil: null, minimumSubtotal: null, ...overrides }),
    name: code,
    issuedTo: null,
    createdAt,
  })
  await putCoupons(db, [
    coupon('TEN', { benefit: { kind: 'percent', rate: 100_000 } }),
    coupon('OLD', { validUntil: Date.parse('2020-01-01') }),
    coupon('BIG', { minimumSubtotal: 100_000 }),
    coupon('SHIP', { benefit: { kind: 'free-shipping' } }),
  ])
  await putGiftCards(db, [
    { code: 'GIFT50', isActive: true, expiresAt: null, createdAt, orderId: null },
    { code: 'GIFT10', isActive: true, expiresAt: null, createdAt, orderId: null },
    { code: 'GONE', isActive: true, expiresAt: new Date('2020-01-01'), createdAt, orderId: null },
  ])
  const entry = (code: string, amount: number) =>
    ({ code, position: 1, amount, reason: 'issued', orderId: null, enteredAt: createdAt }) as const
  await putGiftCardEntries(db, [entry('GIFT50', 5000), entry('GIFT10', 1000), entry('GONE', 1000)])
}
