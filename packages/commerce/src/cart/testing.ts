import { ALL_GROUPS, type ProductDocument } from '@vonk/contract'
import { aCoupon } from '@vonk/domain/coupons/testing'
import { defaultSettings } from '@vonk/domain/settings'
import { findStoreView } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { type Api, createApi } from '@vonk/platform/http'
import { createOutbox } from '@vonk/platform/outbox'
import { aLog, openTestDatabase } from '@vonk/testkit'
import { putProducts, putTaxRules } from '../catalogue/index.ts'
import { putCoupons } from '../coupons/index.ts'
import { putCustomers } from '../customers/index.ts'
import { putGiftCardEntries, putGiftCards } from '../gift-cards/index.ts'
import { loadPriceContext } from '../prices/index.ts'
import { createSellables } from '../sellables/index.ts'
import { createSessions } from '../sessions/index.ts'
import { logIn } from '../sessions/testing.ts'
import { putStock } from '../stock/index.ts'
import { createStores, followSettings } from '../stores/index.ts'
import { createThrottles } from '../throttles/index.ts'
import { cartRoutes } from './routes.ts'

type Fields = Partial<ProductDocument> & Record<string, unknown>

function aDocument(fields: Fields): ProductDocument {
  const usual = {
    id: 1,
    sku: 'a',
    type_id: 'simple',
    name: 'A',
    status: 1,
    visibility: 4,
    price: 40,
    tax_class_id: 2,
  } as const
  return { ...usual, ...fields }
}

function aCustomer(id: number, groupId: number) {
  const noon = new Date('2026-03-02T12:00:00Z')
  const names = { firstName: 'Zoë', middleName: '', lastName: 'Vries', email: `customer-${id}@example.nl` }
  const rest = { passwordHash: null, storeCode: 'nl', isActive: true, createdAt: noon, updatedAt: noon }
  return { id, groupId, ...names, ...rest }
}

const sizes = { 116: 216, 128: 228 }

const option = (id: number, value: number | string) => ({ option_id: String(id), option_value: String(value) })

/** The choices a client sends for a size of the hoodie. */
export function inSize(label: keyof typeof sizes) {
  return { extension_attributes: { configurable_item_options: [variantOfHoodie(label)] } }
}

export function variantOfHoodie(label: keyof typeof sizes) {
  return option(142, sizes[label])
}

const hoodie = aDocument({
  id: 1,
  sku: 'hoodie',
  name: 'Hoodie Vonkje',
  type_id: 'configurable',
  configurable_options: [
    {
      attribute_id: 142,
      attribute_code: 'size',
      label: 'Maat',
      values: Object.entries(sizes).map(([label, value_index]) => ({ label, value_index })),
    },
  ],
  configurable_children: Object.entries(sizes).map(([label, size]) => ({
    id: size,
    sku: `hoodie-${label}`,
    status: 1,
    price: 40,
    size,
    tier_prices: [{ customer_group_id: 2, qty: 1, value: 20 }],
  })),
})

const nameTee = aDocument({
  id: 3,
  sku: 'name-tee',
  name: 'Shirt met naam',
  price: 20,
  custom_options: [
    { option_id: 5, title: 'Naam', type: 'field', is_require: true, max_characters: 10, price: 3, price_type: 'fixed' },
  ],
})

const set = aDocument({
  id: 4,
  sku: 'set',
  name: 'Wintersetje',
  type_id: 'bundle',
  price: null,
  bundle_options: [
    {
      option_id: 7,
      title: 'Muts',
      required: true,
      type: 'radio',
      product_links: [
        { id: 71, sku: 'bag', is_default: true, qty: 1 },
        { id: 72, sku: 'hoodie-116', is_default: false, qty: 1 },
      ],
    },
  ],
})

/** Of a catalogue whose links have names instead of numbers. */
const namedSet = aDocument({
  id: 9,
  sku: 'named-set',
  name: 'Zomersetje',
  type_id: 'bundle',
  price: null,
  bundle_options: [
    {
      option_id: 8,
      title: 'Tas',
      required: true,
      type: 'radio',
      product_links: [
        { id: 'link-a', sku: 'bag', is_default: true, qty: 1 },
        { id: '007', sku: 'socks', is_default: false, qty: 1 },
      ],
    },
  ],
})

const documents: ProductDocument[] = [
  hoodie,
  namedSet,
  aDocument({ id: 2, sku: 'bag', name: 'Tas Pluk', price: 30 }),
  nameTee,
  set,
  aDocument({ id: 5, sku: 'off', name: 'Uit', status: 2, price: 10 }),
  aDocument({
    id: 7,
    sku: 'socks',
    name: 'Sokken',
    price: 10,
    tier_prices: [
      { customer_group_id: ALL_GROUPS, qty: 3, value: 8 },
      { customer_group_id: 2, qty: 2, value: 6 },
    ],
  }),
  aDocument({ id: 8, sku: 'none-left', name: 'Op', price: 15 }),
  aDocument({ id: 6, sku: 'card', name: 'Cadeaukaart', type_id: 'virtual', price: 25, tax_class_id: 0 }),
]

const stock = {
  'hoodie-116': 3,
  'hoodie-128': 60,
  bag: 5,
  'name-tee': 60,
  socks: 60,
  off: 5,
  'none-left': 0,
  set: 99,
  'named-set': 99,
}

const taxRules = [
  {
    id: 1,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    rates: [
      { id: 1, tax_country_id: 'NL', rate: 21 },
      { id: 2, tax_country_id: 'DE', rate: 19 },
    ],
  },
]

/**
 * A small shop with carts: `call` sends what a client would. It has one connection, unless it is about calls at the same time;
 * sessions and prices are read over it whenever they are asked for.
 */
export async function openCartShop({ poolSize = 1 } = {}) {
  const database = await openTestDatabase({ poolSize })
  const { db, url } = database
  const { log, lines } = aLog()
  const stores = createStores({ db })
  await stores.seed()
  await seedShop(db)
  const directory = await stores.loadDirectory()
  const outbox = createOutbox({ db, url, log })
  const settings = await followSettings({ db, outbox, log })
  const findPriceContext = (code: string) => {
    const view = findStoreView(directory, code)
    return loadPriceContext(db, view, settings.of(view))
  }
  const throttles = createThrottles({ db, limits: defaultSettings.throttleLimits })
  const sessions = createSessions({ db, throttles, settings: defaultSettings })
  const routes = cartRoutes({
    db,
    directory,
    sellables: createSellables({ db, findPriceContext }),
    throttles,
    async whoIs(token) {
      const customer = await sessions.whoIs(token)
      return customer && { customerId: customer.id, groupId: customer.groupId, emailAddress: customer.email }
    },
    settingsOf: settings.of,
    now: Date.now,
  })
  const api = createApi({ routes, log })

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
      await outbox.close()
      await database.close()
    },
  }
}

function createCall(api: Pick<Api, 'fetch'>) {
  return async function call(method: 'GET' | 'POST', path: string, { body, headers = {}, visitor }: Sent = {}) {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const answer = await api.fetch(request, visitor ? { clientAddress: visitor } : {})
    // Every answer of the API is JSON; tests read the fields they expect.
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer }
  }
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
