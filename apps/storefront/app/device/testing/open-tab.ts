import { createLine } from '@vonk/domain/cart'
import { defaultSettings, type ShopSettings } from '@vonk/domain/settings'
import type { StockVerdict } from '@vonk/domain/stock'
import { createCartActions } from '../cart/cart-actions.ts'
import type { CartLineView, ProductToAdd } from '../cart/cart-line-view.ts'
import { createDevice } from '../device.ts'
import { blankDevice } from '../device-state.ts'
import { createEngine, type Engine } from '../engine/create-engine.ts'
import type { DeviceEvent } from '../notice.ts'
import { createDeviceStore } from '../store/device-store.ts'
import type { FakeShop } from './fake-shop.ts'
import type { MemoryBrowser } from './memory-browser.ts'

type TabOptions = {
  readonly browser: MemoryBrowser
  readonly shop: FakeShop
  readonly settings?: Partial<ShopSettings>
  readonly country?: string | null
  readonly pathname?: string
  readonly now?: () => number
}

export type Tab = ReturnType<typeof openTab>

let lastId = 0

/** A tab of a browser on a page of the shop, its device at work. */
export function openTab(options: TabOptions) {
  const { browser, settings, country = 'NL' } = options
  const life = createLife()
  const logged: string[] = []
  const waits: number[] = []
  const events: DeviceEvent[] = []
  const storage = browser.openStorage(life.isOver)
  // Tests go from tab to tab faster than any shopper.
  const store = createDeviceStore(blankDevice, storage, 0)
  const device = createDevice({
    store,
    settings: { ...defaultSettings, ...settings },
    place: { storeCode: 'en', country },
    isOnline: browser.isOnline,
    loadEngine: async () => engine,
  })
  const engine: Engine = createEngine({
    ...around(options, life),
    ...device,
    storage,
    log: (text) => logged.push(text),
    wait(ms) {
      waits.push(ms)
      return new Promise<void>((resolve) => setImmediate(resolve))
    },
  })
  device.listen((event) => void events.push(event))
  const stopFollowing = store.open()
  const items = () => store.read().cart.items
  return {
    store,
    device,
    storage,
    engine,
    events,
    logged,
    /** How long it meant to wait, each time; no test waits that long. */
    waits,
    actions: createCartActions(device),
    cart: () => store.read().cart,
    /** How many of each sku. */
    lines: () => Object.fromEntries(items().map(({ sku, quantity }) => [sku, quantity])),
    line(sku: string): CartLineView {
      const line = items().find((item) => item.sku === sku)
      if (!line) throw new Error(`There is no ${sku} in the cart`)
      return line
    },
    notices: () => events.flatMap((event) => (event.name === 'notice' ? [event.notice] : [])),
    close() {
      life.end()
      stopFollowing()
    },
  }
}

const never = new Promise<never>(() => {})

type Life = ReturnType<typeof createLife>

function createLife() {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  let isOver = false
  return {
    over: promise,
    isOver: () => isOver,
    end() {
      isOver = true
      reject(new Error('The tab was closed'))
    },
  }
}

/** The browser and the network around a tab. */
function around({ browser, shop, country = 'NL', pathname = '/', now = () => 1 }: TabOptions, { over, isOver }: Life) {
  return {
    place: { storeCode: 'en', country },
    results: browser.results,
    locks: {
      /** The browser takes the locks of a closed tab away, and nobody hears of its work again. */
      hold<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
        const held = browser.locks.hold(name, () => Promise.race([work(), over]))
        return held.catch((error) => (isOver() ? never : Promise.reject(error)))
      },
    },
    origin: 'http://shop.test',
    async fetch(request: Request): Promise<Response> {
      if (!browser.isOnline()) throw new TypeError('fetch failed')
      const response = await shop.fetch(request)
      return isOver() ? never : response
    },
    isOnline: browser.isOnline,
    pathname: () => pathname,
    now,
    newId() {
      lastId += 1
      return `task-${lastId}`
    },
  }
}

/** Waits until nothing is under way any more. */
export async function settle(shop: FakeShop, ...tabs: readonly Tab[]): Promise<void> {
  let quietTurns = 0
  while (quietTurns < 6) {
    await new Promise((resolve) => setImmediate(resolve))
    const isBusy = shop.inFlight() > 0 || tabs.some(({ store }) => store.read().isSyncing)
    quietTurns = isBusy ? 0 : quietTurns + 1
  }
}

const inStock: StockVerdict = { status: 'ok', available: null }

type ProductOverrides = Partial<CartLineView> & { readonly stock?: StockVerdict }

export function aProduct({ stock = inStock, ...overrides }: ProductOverrides = {}): ProductToAdd {
  const { sku = 'cap', quantity = 1 } = overrides
  const line = createLine({ sku, quantity, parentSku: null, type: 'simple', options: null, unitPrice: 1000 })
  const shown = { name: `The ${sku}`, image: `/${sku}.jpg`, page: `/${sku}/`, choices: [] }
  return { line: { ...line, ...shown, ...overrides }, productErrors: {}, stock }
}
