import { defaultSettings } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { addToCart } from '../cart/change-cart.ts'
import { blankDevice, type DeviceState } from '../device-state.ts'
import { createMemoryBrowser, type MemoryBrowser } from '../testing/memory-browser.ts'
import { aProduct } from '../testing/open-tab.ts'
import { createDeviceStore } from './device-store.ts'

function open(browser: MemoryBrowser = createMemoryBrowser()) {
  const store = createDeviceStore(blankDevice, browser.openStorage())
  store.open()
  return { browser, store, skus: () => store.read().cart.items.map(({ sku }) => sku) }
}

function add(sku: string, addId = `add-${sku}`) {
  return (state: DeviceState): DeviceState => {
    const { cart } = addToCart(state.cart, [aProduct({ sku })], { ...defaultSettings, isServerSynced: true, addId })
    return { ...state, cart }
  }
}

/** Two tabs in processes of their own: each hears of the other's writing only when it is delivered, in one order for all. */
function openLateTabs() {
  const names = ['one', 'other'] as const
  type Name = (typeof names)[number]
  const queue: { by: Name; key: string; text: string }[] = []
  const parts = { one: aPart('one'), other: aPart('other') }

  function aPart(name: Name) {
    const texts = new Map<string, string>()
    const waiting = new Map<string, number>()
    let listener = () => {}
    const write = (key: string, text: string) => {
      texts.set(key, text)
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
      queue.push({ by: name, key, text })
    }
    const storage = {
      get: (key: string) => texts.get(key) ?? null,
      set: write,
      remove: (key: string) => write(key, 'null'),
      keys: () => [...texts.keys()],
      listen(onForeignChange: () => void) {
        listener = onForeignChange
        return () => {}
      },
    }
    /** As a browser does it: what a tab has written itself stands until its own writing has come round. */
    function take({ by, key, text }: (typeof queue)[number]) {
      const own = waiting.get(key) ?? 0
      if (by === name) waiting.set(key, own - 1)
      else if (own === 0) {
        texts.set(key, text)
        listener()
      }
    }
    return { storage, take }
  }

  function deliver(order: readonly Name[]) {
    const first = order.flatMap((name) => queue.filter(({ by }) => by === name))
    queue.length = 0
    for (const written of first) for (const name of names) parts[name].take(written)
    if (queue.length > 0) deliver(order)
  }

  const open = (name: Name) => {
    const store = createDeviceStore(blankDevice, parts[name].storage)
    store.open()
    return store
  }
  return { tabs: { one: open('one'), other: open('other') }, deliver }
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

describe('createDeviceStore', () => {
  it('keeps the cart under the keys of the API family and finds it again [CART-06] [CART-03]', () => {
    const { browser, store } = open()
    store.change(add('cap'))
    store.change((state) => ({ ...state, cart: { ...state.cart, id: 'c1', itemsHash: 'h1' } }))

    expect(browser.texts.get('shop/cart/current-cart-token')).toBe('"c1"')
    expect(browser.texts.get('shop/cart/current-cart-hash')).toBe('"h1"')
    const found = open(browser).store.read().cart
    expect(found).toMatchObject({ id: 'c1', itemsHash: 'h1', isLoaded: true })
    const { available: _available, ...line } = found.items[0] ?? {}
    expect(line).toEqual({ ...aProduct().line, addIds: ['add-cap.0'] })
  })

  it('knows nothing before it is opened: the server and the first frame are the same', () => {
    const { browser, store } = open()
    store.change(add('cap'))

    expect(createDeviceStore(blankDevice, browser.openStorage()).read()).toBe(blankDevice)
  })

  it('adds to what another tab has written a moment ago', () => {
    const one = open()
    const other = open(one.browser)
    one.store.change(add('cap'))
    other.store.change(add('coat'))

    expect(other.skus()).toEqual(['cap', 'coat'])
  })

  it.each([['one'], ['other']] as const)('loses nothing where two tabs add at once and %s is written last', (last) => {
    const { tabs, deliver } = openLateTabs()
    for (const sku of ['one', 'other'] as const) {
      tabs[sku].change(add(sku), ({ cart }) => cart.items.some((line) => line.sku === sku))
    }
    deliver(last === 'one' ? ['other', 'one'] : ['one', 'other'])

    for (const tab of Object.values(tabs)) {
      expect(
        tab
          .read()
          .cart.items.map(({ sku, quantity }) => [sku, quantity])
          .toSorted(),
      ).toEqual([
        ['one', 1],
        ['other', 1],
      ])
    }
  })

  it.each([['one'], ['other']] as const)(
    'counts what two tabs add at once twice where it is the same and %s is last',
    (last) => {
      const { tabs, deliver } = openLateTabs()
      for (const name of ['one', 'other'] as const) {
        const isIn = ({ cart }: DeviceState) => cart.items.some(({ addIds }) => addIds?.includes(`${name}.0`))
        tabs[name].change(add('cap', name), isIn)
      }
      deliver(last === 'one' ? ['other', 'one'] : ['one', 'other'])

      for (const tab of Object.values(tabs)) expect(tab.read().cart.items).toMatchObject([{ sku: 'cap', quantity: 2 }])
    },
  )

  it('has a line once although it was kept twice', () => {
    const { browser, store } = open()
    store.change(add('cap'))
    const [cap] = JSON.parse(browser.texts.get('shop/cart/current-cart') ?? '[]')
    browser.texts.set('shop/cart/current-cart', JSON.stringify([cap, { ...cap, quantity: 2 }, { ...cap, sku: 'coat' }]))

    expect(open(browser).skus()).toEqual(['cap', 'coat'])
  })

  it('hears of other tabs, also of a logout', async () => {
    const one = open()
    const other = open(one.browser)
    one.store.change((state) => ({ ...add('cap')(state), session: { ...state.session, token: 't' } }))
    await aMoment()
    expect(other.skus()).toEqual(['cap'])
    expect(other.store.read().session.token).toBe('t')

    one.store.change(() => blankDevice)
    await aMoment()
    expect(other.skus()).toEqual([])
    expect(other.store.read().session.token).toBeNull()
    expect(one.browser.texts.size).toBe(0)
  })

  it('goes on without a storage that is full, and loses nothing of the page', () => {
    const { browser, store, skus } = open()
    store.change(add('cap'))
    browser.setFull(true)
    store.change(add('coat'))
    store.change(add('sock'))

    expect(skus()).toEqual(['cap', 'coat', 'sock'])
  })

  it.each([
    ['{broken'],
    ['42'],
    ['"text"'],
    ['{"items":3}'],
    ['[null,7,{"sku":5},{"sku":"x","quantity":-1},{"sku":"x","quantity":1.5},{"sku":"x","quantity":"2"}]'],
  ])('reads %s as nothing', (text) => {
    const browser = createMemoryBrowser()
    for (const key of ['shop/cart/current-cart', 'shop/user/current-user', 'shop/wishlist/current-wishlist']) {
      browser.texts.set(key, text)
    }
    for (const key of ['shop/cart/current-totals', 'shop/cart/current-sync', 'shop/cart/current-methods']) {
      browser.texts.set(key, text)
    }
    const { cart, session, wishlist } = open(browser).store.read()

    expect(cart).toEqual({ ...blankDevice.cart, isLoaded: true })
    expect(session.profile).toBeNull()
    expect(wishlist).toEqual([])
  })

  it('reads a cart that an older version has stored under other names', () => {
    const browser = createMemoryBrowser()
    const line = { sku: 'cap', quantity: 2, serverItemId: '9', serverCartId: 'c1', itemId: '9', quoteId: 'c1' }
    const sync = { owner: 'customer', pendingMerge: { consumedCartId: 'g1' }, handedOverCartId: 'g2' }
    browser.texts.set('shop/cart/current-cart', JSON.stringify([line]))
    browser.texts.set('shop/cart/current-cart-token', '"c1"')
    browser.texts.set('shop/cart/current-sync', JSON.stringify(sync))
    const { cart } = open(browser).store.read()

    expect(cart).toMatchObject({ id: 'c1', guestCartId: 'g2', pendingMerge: { guestCartId: 'g1' } })
    expect(cart.items).toMatchObject([{ sku: 'cap', quantity: 2, serverItemId: '9', cartId: 'c1' }])
  })

  it('keeps what it can of a line somebody else has written', () => {
    const browser = createMemoryBrowser()
    const options = { custom: [{ optionId: 1, optionValue: 'Mila' }, { optionId: 2 }], bundle: 'none' }
    const line = { sku: 'cap', quantity: 2, type: 'spaceship', serverItemId: 9, unitPrice: '10', options, info: [] }
    browser.texts.set('shop/cart/current-cart', JSON.stringify([line]))
    const [found] = open(browser).store.read().cart.items

    expect(found).toMatchObject({ sku: 'cap', quantity: 2, type: 'simple', serverItemId: '9', unitPrice: null })
    expect(found?.options).toEqual({
      configurable: [],
      custom: [{ optionId: '1', optionValue: 'Mila' }],
      bundle: [],
    })
  })
})

describe('the keys of a device', () => {
  it('are those other clients of the API family keep a cart and its totals under [CART-03] [CART-06]', () => {
    const { browser, store } = open()
    store.change(add('cap'))
    const shipping = { code: 'postnl/standard', title: 'Home', cost: 495, freeFrom: null }
    store.change((state) => ({ ...state, cart: { ...state.cart, id: 'c1', itemsHash: 'h1', shipping } }))

    expect([...browser.texts.keys()].filter((key) => key.startsWith('shop/cart/')).toSorted()).toEqual([
      'shop/cart/current-cart',
      'shop/cart/current-cart-hash',
      'shop/cart/current-cart-token',
      'shop/cart/current-methods',
    ])
    expect(JSON.parse(browser.texts.get('shop/cart/current-cart') ?? '')).toMatchObject([{ sku: 'cap', quantity: 1 }])
  })
})
