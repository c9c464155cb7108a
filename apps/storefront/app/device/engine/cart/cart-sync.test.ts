import { checkStock } from '@vonk/contract/calls'
import { describe, expect, it } from 'vitest'
import { sendWhenSeen } from '../../start-when-idle.ts'
import { refusal, toResponse } from '../../testing/fake-answer.ts'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle, type Tab } from '../../testing/open-tab.ts'

type Options = Omit<Parameters<typeof openTab>[0], 'browser' | 'shop'>

function open(options: Options = {}) {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const openAnother = (other: Options = {}) => openTab({ browser, shop, ...options, ...other })
  return { browser, shop, openAnother, tab: openAnother() }
}

/** A tab whose cart holds these, known to the server. */
async function withLines(skus: readonly string[], options: Options = {}) {
  const opened = open(options)
  for (const sku of skus) void opened.tab.actions.add([aProduct({ sku })])
  await settle(opened.shop, opened.tab)
  opened.tab.events.length = 0
  opened.shop.calls.length = 0
  opened.shop.requests.length = 0
  return { ...opened, serverLines: () => opened.shop.carts.linesOf(opened.tab.cart().id) }
}

const told = (tab: Tab) => tab.notices().map(({ type, message }) => [type, message.code])
const customer = { email: 'mila@example.com', password: 'Geheim12' }

type Shop = ReturnType<typeof createFakeShop>

/** Something happens between the server's answer to the next call of this path and its arrival. */
function whenAnswered(shop: Shop, path: string, act: () => void) {
  const { fetch } = shop
  shop.fetch = async (request) => {
    const answer = await fetch(request)
    if (request.url.includes(path)) {
      shop.fetch = fetch
      act()
    }
    return answer
  }
}

/** The next call of this path is given up on, and arrives after so many others all the same. */
function delay(shop: Shop, path: string, others: number) {
  const { fetch } = shop
  let waiting: { readonly late: Request; others: number } | null = null
  shop.fetch = async (request) => {
    if (waiting === null && request.url.includes(path)) {
      waiting = { late: request.clone(), others }
      throw new TypeError('timed out')
    }
    if (waiting && waiting.others === 0) await fetch(waiting.late)
    if (waiting) waiting.others -= 1
    return fetch(request)
  }
}

describe('adding to the cart', () => {
  it('shows the product in the same frame and creates the cart inside the first add [SYNC-02] [SYNC-03] [CART-07] [CART-11] [CART-12]', async () => {
    const { tab, shop } = open()

    void tab.actions.add([aProduct()])
    expect(tab.lines()).toEqual({ cap: 1 })
    expect(tab.cart().id).toBeNull()

    await settle(shop, tab)
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 1 })
    expect(tab.line('cap')).toMatchObject({ previousQuantity: 1, serverItemId: expect.stringMatching(/^\d+$/) })
    const actions = ['ok', 'proceed-to-checkout']
    expect(tab.notices()).toEqual([{ type: 'success', message: { code: 'product-added' }, actions }])
  })

  it('shows the price of the server as soon as it answers, which may be lower for this group or so many [PRICE-23]', async () => {
    const { tab, shop } = open()

    void tab.actions.add([aProduct({ unitPrice: 1200 })])
    expect(tab.line('cap').unitPrice).toBe(1200)
    await settle(shop, tab)

    expect(tab.line('cap').unitPrice).toBe(1000)
    shop.calls.length = 0
    await settle(shop, tab)
    expect(shop.calls).toEqual([])
  })

  it.each([0, 1, 2, 3])('counts a call once that arrives late, after %i others', async (others) => {
    const { tab, shop } = open()
    delay(shop, '/cart/update', others)
    await tab.actions.add([aProduct({ quantity: 2 })])
    await settle(shop, tab)

    expect([tab.lines(), shop.carts.linesOf(tab.cart().id)]).toEqual([{ cap: 2 }, { cap: 2 }])
  })

  it('can be done again after it was taken out, however it went before', async () => {
    const { tab, shop } = open()
    shop.plan('none', 'none', 'none', 'answer-lost')
    await tab.actions.add([aProduct()])
    tab.actions.remove(tab.line('cap'))
    await settle(shop, tab)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect([tab.lines(), shop.carts.linesOf(tab.cart().id)]).toEqual([{ cap: 1 }, { cap: 1 }])
  })

  it('waits where the shop gives out no more carts for a moment, and says nothing of it', async () => {
    const { tab, shop } = open()
    const { fetch } = shop
    let refusals = 2
    shop.fetch = async (request) => {
      if (!request.url.includes('/cart/create') || refusals === 0) return fetch(request)
      refusals -= 1
      return toResponse(refusal(429, 'too-many-attempts', 'Too many'))
    }
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 1 })
    expect(tab.waits).toEqual([2000, 5000])
    expect(tab.notices().filter(({ type }) => type === 'error')).toEqual([])
  })

  it('offers no checkout where checkout is elsewhere [CART-12]', async () => {
    const { tab, shop } = open({ settings: { externalCheckout: true } })

    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    expect(tab.notices()).toMatchObject([{ message: { code: 'product-added' }, actions: ['ok'] }])
  })

  it('makes the calls the API family knows, in its order, each with token and cart id [SYNC-22] [SYNC-23] [SYNC-24] [SYNC-25] [SYNC-30]', async () => {
    const { tab, shop } = open({ settings: { synchronizeStock: false, tokenInHeader: false } })
    const options = { configurable: [{ optionId: '142', optionValue: '228' }], custom: [], bundle: [] }
    await tab.actions.add([aProduct({ sku: 'hoodie-228', parentSku: 'hoodie', type: 'configurable', options })])
    await settle(shop, tab)

    expect(shop.calls).toEqual([
      'POST /api/cart/create',
      'GET /api/cart/pull',
      'POST /api/cart/update',
      'POST /api/cart/shipping-methods',
      'GET /api/cart/payment-methods',
      'POST /api/cart/shipping-information',
    ])
    const cartId = tab.cart().id
    for (const { url } of shop.requests.slice(1)) expect(url).toContain(`?token=&cartId=${cartId}`)
    expect(await shop.requests[2]?.json()).toEqual({
      cartItem: {
        sku: 'hoodie',
        qty: 1,
        quoteId: cartId,
        product_option: {
          extension_attributes: {
            custom_options: [],
            configurable_item_options: [{ option_id: '142', option_value: '228' }],
            bundle_options: [],
          },
        },
      },
    })
    expect(tab.line('hoodie-228').serverItemId).toMatch(/^\d+$/)
  })

  it('refuses what is out of stock, has no price, or would be more than forty [CART-08] [CART-17] [CART-18] [CART-23]', async () => {
    const { tab } = open()
    const soldOut = { status: 'out-of-stock', available: 0 } as const
    const outcome = await tab.actions.add([
      aProduct({ sku: 'gone', stock: soldOut }),
      aProduct({ sku: 'mystery', unitPrice: null }),
      aProduct({ sku: 'many', quantity: 41 }),
    ])

    expect(outcome.added).toEqual([])
    expect(outcome.refusals.map(({ code }) => code)).toEqual(['out-of-stock', 'price-unknown', 'too-many-products'])
    expect(told(tab).map(([type]) => type)).toEqual(['error', 'error', 'error'])
    expect(tab.lines()).toEqual({})
  })

  it('warns when stock is unsure and may not run out in the cart [CART-09] [CART-10]', async () => {
    const unsure = { status: 'volatile', available: null } as const
    const strict = open({ settings: { allowOutOfStockInCart: false, synchronizeCart: false } })
    await strict.tab.actions.add([aProduct({ stock: unsure })])
    expect(told(strict.tab)).toEqual([
      ['warning', 'stock-unsure'],
      ['success', 'product-added'],
    ])

    const lenient = open({ settings: { synchronizeCart: false } })
    await lenient.tab.actions.add([aProduct({ stock: unsure })])
    expect(told(lenient.tab)).toEqual([['success', 'product-added']])
  })

  it('tells of several products once where the server does not answer for them [CART-13]', async () => {
    const { tab, browser } = open()
    browser.setOnline(false)

    await tab.actions.add([aProduct({ sku: 'cap' }), aProduct({ sku: 'coat' })])
    expect(told(tab)).toEqual([['success', 'product-added']])
  })

  it('takes the line out again when the server will not have it, in the words of the server [SYNC-20] [SYNC-42]', async () => {
    const { tab, shop } = open()
    shop.carts.mood.refusesUpdates = true
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.lines()).toEqual({})
    expect(tab.notices()).toEqual([
      {
        type: 'error',
        actions: ['ok'],
        message: { code: 'server-refusal', refusal: 'out-of-stock', text: 'The product is out of stock', facts: {} },
      },
    ])
  })

  it.each([
    { pathname: '/en/cart/', said: [['error', 'server-refusal']] },
    // Who has just paid is not told about a line.
    { pathname: '/en/checkout-return/', said: [] },
  ])(
    'says why a line put in without network is gone when the network is back: on $pathname [SYNC-20] [SYNC-46] [OFF-03]',
    async ({ pathname, said }) => {
      const { tab, shop, browser } = open({ pathname })
      browser.setOnline(false)
      await tab.actions.add([aProduct()])
      await settle(shop, tab)
      shop.carts.mood.refusesUpdates = true
      browser.setOnline(true)
      await tab.engine.start()
      await settle(shop, tab)

      expect(tab.lines()).toEqual({})
      expect(told(tab)).toEqual([['success', 'product-added'], ...said])
    },
  )
})

describe('changing the cart', () => {
  it('sets a quantity at once, also one that was typed, and says when the server has it [CART-14] [CART-15] [CART-16]', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'])
    tab.actions.setQuantity(tab.line('cap'), '3')
    expect(tab.lines()).toEqual({ cap: 3 })

    await settle(shop, tab)
    expect(serverLines()).toEqual({ cap: 3 })
    expect(tab.notices()).toEqual([{ type: 'success', message: { code: 'quantity-updated' }, actions: ['ok'] }])
  })

  it('answers whether it is so, and stays as it was where it cannot be', async () => {
    const { tab } = await withLines(['cap'])

    expect(tab.actions.setQuantity(tab.line('cap'), 2)).toBe(true)
    expect(tab.actions.setQuantity(tab.line('cap'), 41)).toBe(false)
    const soldOut = aProduct({ sku: 'hat', stock: { status: 'out-of-stock', available: 0 } })
    expect(tab.actions.editLine(tab.line('cap'), soldOut)).toBe(false)
    expect(tab.lines()).toEqual({ cap: 2 })
    expect(tab.actions.editLine(tab.line('cap'), aProduct({ sku: 'hat' }))).toBe(true)
  })

  it('calls sold out what is sold out, instead of counting none [CART-08]', async () => {
    const { tab, shop } = await withLines(['cap'])
    shop.carts.stock.set('cap', 0)
    tab.actions.recheckStock()
    await settle(shop, tab)
    tab.actions.setQuantity(tab.line('cap'), 2)

    expect(tab.notices().map(({ message }) => message)).toEqual([{ code: 'out-of-stock' }])
  })

  it('says so too when a visit has just begun and its first run takes the change along [CART-15] [CART-16]', async () => {
    const { shop, openAnother, serverLines } = await withLines(['cap'])
    const tab = openAnother()
    void tab.engine.cart.load()
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)

    expect(serverLines()).toEqual({ cap: 3 })
    expect(told(tab)).toEqual([['success', 'quantity-updated']])
  })

  it('says nothing during checkout [CART-16]', async () => {
    const { tab, shop } = await withLines(['cap'], { pathname: '/en/checkout/' })
    tab.actions.setQuantity(tab.line('cap'), 2)
    await settle(shop, tab)

    expect(tab.notices()).toEqual([])
  })

  it('goes back to the quantity the server has when it refuses more [SYNC-21]', async () => {
    const { tab, shop } = await withLines(['cap'])
    shop.carts.stock.set('cap', 1)
    tab.actions.setQuantity(tab.line('cap'), 5)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1 })
    expect(tab.notices()).toMatchObject([{ message: { refusal: 'quantity-unavailable', facts: { maxQuantity: 1 } } }])
  })

  it('knows on the device how many there are [CART-24]', async () => {
    const { tab, shop } = open()
    shop.carts.stock.set('cap', 2)
    await tab.actions.add([aProduct({ stock: { status: 'ok', available: 9 } })])
    await settle(shop, tab)
    tab.events.length = 0
    tab.actions.setQuantity(tab.line('cap'), 3)

    expect(tab.lines()).toEqual({ cap: 1 })
    expect(tab.notices()).toMatchObject([{ type: 'error', message: { code: 'quantity-unavailable', maxQuantity: 2 } }])
  })

  it('takes a line out here first and then there [CART-20] [SYNC-26]', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    const { serverItemId: itemId } = tab.line('cap')
    tab.actions.remove(tab.line('cap'))
    expect(tab.lines()).toEqual({ coat: 1 })

    await settle(shop, tab)
    expect(serverLines()).toEqual({ coat: 1 })
    const request = shop.requests.find(({ url }) => url.includes('/cart/delete'))
    const cartItem = { sku: 'cap', item_id: itemId, quoteId: tab.cart().id }
    expect(await request?.json()).toEqual({ cartItem })
  })

  it('does not bring back what was taken out while its add was lost on the way', async () => {
    const { tab, shop, openAnother } = open()
    // create, pull, then the update arrives and its answer does not
    shop.plan('none', 'none', 'answer-lost', 'never-arrives', 'never-arrives', 'never-arrives', 'never-arrives')
    void tab.actions.add([aProduct()])
    await settle(shop, tab)
    tab.actions.remove(tab.line('cap'))
    shop.forgetAccidents()
    const next = openAnother()
    await next.engine.start()
    await settle(shop, tab, next)

    expect(next.lines()).toEqual({})
    expect(shop.carts.linesOf(next.cart().id)).toEqual({})
  })

  it('puts another size in the place of a line, there too, and says that it was changed', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    tab.actions.editLine(tab.line('cap'), aProduct({ sku: 'cap-xl', quantity: 2 }))
    expect(Object.keys(tab.lines())).toEqual(['cap-xl', 'coat'])

    await settle(shop, tab)
    expect(serverLines()).toEqual({ 'cap-xl': 2, coat: 1 })
    expect(told(tab)).toEqual([['success', 'line-edited']])
  })

  it('says so of a changed line without network too', async () => {
    const { tab, browser } = await withLines(['cap'])
    browser.setOnline(false)
    tab.actions.editLine(tab.line('cap'), aProduct({ sku: 'cap-xl' }))

    expect(told(tab)).toEqual([['success', 'line-edited']])
  })

  it('keeps the size the shopper had when the server will not have the other', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    shop.carts.stock.set('cap-xl', 0)
    tab.actions.editLine(tab.line('cap'), aProduct({ sku: 'cap-xl' }))
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1, coat: 1 })
    expect(serverLines()).toEqual({ cap: 1, coat: 1 })
    expect(tab.cart().removed).toEqual([])
    expect(told(tab)).toEqual([['error', 'server-refusal']])
  })

  it('keeps both lines when the server has too few to make one of them', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    shop.carts.stock.set('coat', 1)
    tab.actions.editLine(tab.line('cap'), aProduct({ sku: 'coat' }))
    expect(tab.lines()).toEqual({ coat: 2 })
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1, coat: 1 })
    expect(serverLines()).toEqual({ cap: 1, coat: 1 })
  })

  it('keeps one line when the server refuses only its new quantity', async () => {
    const { tab, shop } = await withLines(['cap', 'coat'])
    shop.carts.stock.set('cap', 2)
    tab.actions.editLine(tab.line('cap'), aProduct({ quantity: 5 }))
    await settle(shop, tab)

    expect(tab.cart().items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['cap', 1],
      ['coat', 1],
    ])
  })

  it('loses nothing that another device has put in meanwhile', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'])
    shop.carts.put(tab.cart().id ?? '', 'sock', 2)
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 3, sock: 2 })
    expect(serverLines()).toEqual({ cap: 3, sock: 2 })
  })

  it('is sent again by itself when the server breaks in the middle of it', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    shop.plan('none', 'breaks')
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)
    expect(serverLines()).toEqual({ cap: 3, coat: 1 })

    shop.plan('none', 'breaks')
    tab.actions.remove(tab.line('cap'))
    await settle(shop, tab)
    expect(serverLines()).toEqual({ coat: 1 })
  })

  it('lets go of several lines although the second was lost on the way', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat', 'sock'])
    for (const sku of ['cap', 'coat']) tab.actions.remove(tab.line(sku))
    shop.plan('none', 'none', 'never-arrives')
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ sock: 1 })
    expect(serverLines()).toEqual({ sock: 1 })
  })

  it('takes the word of the server for which variant the options mean', async () => {
    const { tab, shop, serverLines } = await withLines([])
    const options = { configurable: [{ optionId: '9', optionValue: 'xl' }], custom: [], bundle: [] }
    await tab.actions.add([aProduct({ sku: 'tee', parentSku: 'tee', options })])
    await settle(shop, tab)
    expect(tab.lines()).toEqual({ 'tee-xl': 1 })

    tab.actions.setQuantity(tab.line('tee-xl'), 3)
    await settle(shop, tab)
    expect([tab.lines(), serverLines()]).toEqual([{ 'tee-xl': 3 }, { 'tee-xl': 3 }])
  })

  it('tells the page what was added here and now, and of nothing that was merely found [NAV-22]', async () => {
    const { tab, openAnother } = await withLines([])
    await tab.actions.add([aProduct()])
    await tab.actions.add([aProduct({ sku: 'gone', stock: { status: 'out-of-stock', available: 0 } })])
    const other = openAnother()
    await other.engine.start()

    const hops = (opened: Tab) => opened.events.filter(({ name }) => name === 'added-to-cart').length
    expect([hops(tab), hops(other)]).toEqual([1, 0])
  })

  it('is emptied here, then there, then forgotten [CART-22]', async () => {
    const { tab, shop } = await withLines(['cap', 'coat'])
    const { id: cartId } = tab.cart()
    const clearing = tab.actions.clear()
    expect(tab.lines()).toEqual({})

    await clearing
    expect(shop.carts.linesOf(cartId)).toEqual({})
    expect(tab.cart()).toMatchObject({ id: null, itemsHash: null, platformTotals: null })
  })
})

describe('a visit with a cart', () => {
  it('finds it as it was left, and what another device has put in [CART-06] [SYNC-01] [SYNC-11] [SYNC-19]', async () => {
    const { tab, shop, openAnother } = await withLines(['cap'])
    tab.close()
    shop.carts.put(tab.cart().id ?? '', 'sock', 2)
    const next = openAnother()
    expect(next.lines()).toEqual({ cap: 1 })
    await next.engine.start()
    expect(next.lines()).toEqual({ cap: 1, sock: 2 })
    expect(next.notices()).toEqual([])
    expect(next.line('sock')).toMatchObject({ name: 'The sock', unitPrice: 1000, previousQuantity: 2 })
  })

  it('says what was chosen of a product that another device has put in', async () => {
    const { tab: phone, shop } = open()
    const options = { configurable: [], bundle: [], custom: [{ optionId: '5', optionValue: 'Mila' }] }
    await phone.actions.add([aProduct({ options, choices: [{ label: 'Naam', value: 'Mila' }] })])
    const laptop = openTab({ browser: createMemoryBrowser(), shop })
    for (const device of [phone, laptop]) await device.engine.session.logIn(customer)
    await settle(shop, phone, laptop)

    expect(laptop.line('cap').choices).toEqual([{ label: 'Text', value: 'Mila' }])
  })

  it('asks nothing when nothing has changed [SYNC-09]', async () => {
    const { tab, shop } = await withLines(['cap'])
    await tab.engine.start()
    await tab.engine.cart.reload()

    expect(shop.calls).toEqual([])
  })

  it('says which size another device has put in also where totals are not synced', async () => {
    const { tab, shop } = open({ settings: { synchronizeTotals: false } })
    const options = { configurable: [{ optionId: '9', optionValue: 'xl' }], custom: [], bundle: [] }
    await tab.actions.add([aProduct({ sku: 'tee-xl', parentSku: 'tee', options })])
    await tab.engine.session.logIn(customer)
    const laptop = openTab({ browser: createMemoryBrowser(), shop, settings: { synchronizeTotals: false } })
    await laptop.engine.session.logIn(customer)
    await settle(shop, tab, laptop)

    expect(laptop.line('tee-xl').choices).toEqual([{ label: 'Size', value: 'xl' }])
  })

  it('asks again when the server answers without naming a cart', async () => {
    const { tab, shop } = open()
    shop.answerNext(() => Response.json({ code: 200, result: null }))
    void tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 1 })
  })

  it('gets a cart on the server where it has lines and none yet [SYNC-02]', async () => {
    const { tab, shop, browser, openAnother } = open()
    browser.setOnline(false)
    await tab.actions.add([aProduct()])
    tab.close()
    browser.setOnline(true)
    const next = openAnother()
    await next.engine.start()

    expect(shop.carts.linesOf(next.cart().id)).toEqual({ cap: 1 })
    expect(next.notices()).toEqual([])
  })

  it('makes a new cart when the server has lost the old one, and loses nothing [SYNC-12]', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'])
    const lost = tab.cart().id ?? ''
    shop.carts.lose(lost)
    void tab.actions.add([aProduct({ sku: 'coat' })])
    await settle(shop, tab)

    expect(tab.cart().id).not.toBe(lost)
    expect(serverLines()).toEqual({ cap: 1, coat: 1 })
  })

  it('gives up reading a cart after the attempts there are, and remembers where it stood [SYNC-12] [SYNC-06]', async () => {
    const { tab, shop } = await withLines(['cap'])
    for (let attempt = 0; attempt < 8; attempt += 1) {
      shop.answerNext(() => toResponse(refusal(404, 'cart-not-found', 'No such cart.')))
      shop.answerNext(() => Response.json({ code: 200, result: 'f'.repeat(32) }))
    }
    await tab.engine.cart.afterChange()
    tab.store.change((state) => ({ ...state, cart: { ...state.cart, itemsHash: null } }))
    await tab.engine.cart.reload()

    expect(tab.logged.at(-1)).toContain('could not be read: 404')
    expect(tab.cart().itemsHash).not.toBeNull()
    expect(tab.lines()).toEqual({ cap: 1 })
  })

  it('sends what was changed offline when the network is back [OFF-01] [OFF-03]', async () => {
    const { tab, shop, browser, serverLines } = await withLines(['cap', 'coat'])
    browser.setOnline(false)
    tab.actions.setQuantity(tab.line('cap'), 4)
    tab.actions.remove(tab.line('coat'))
    await settle(shop, tab)
    expect(serverLines()).toEqual({ cap: 1, coat: 1 })

    browser.setOnline(true)
    await tab.engine.start()
    expect(serverLines()).toEqual({ cap: 4 })
  })

  it('tries again by itself when the server was in trouble', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'])
    shop.plan('breaks', 'breaks')
    tab.actions.setQuantity(tab.line('cap'), 2)
    await settle(shop, tab)

    expect(serverLines()).toEqual({ cap: 2 })
  })
})

describe('merging', () => {
  async function changedElsewhere(settings: Options['settings']) {
    const opened = await withLines(['cap', 'coat'], { ...(settings && { settings }) })
    const cartId = opened.tab.cart().id ?? ''
    opened.shop.carts.put(cartId, 'cap', 0)
    opened.shop.carts.put(cartId, 'coat', 5)
    opened.tab.store.change((state) => ({ ...state, cart: { ...state.cart, itemsHash: null } }))
    await opened.tab.engine.cart.reload()
    return opened
  }

  it("pushes what the server lacks, and the device's quantities, by default [SYNC-14] [SYNC-16]", async () => {
    const { tab, serverLines } = await changedElsewhere({})

    expect(tab.lines()).toEqual({ cap: 1, coat: 1 })
    expect(serverLines()).toEqual({ cap: 1, coat: 1 })
  })

  it('drops what the server lacks where that is permitted [SYNC-15]', async () => {
    const { tab } = await changedElsewhere({ serverSyncCanRemoveLocalItems: true })

    expect(tab.lines()).toEqual({ coat: 1 })
  })

  it("takes the server's quantities where that is permitted [SYNC-17]", async () => {
    const { tab } = await changedElsewhere({ serverSyncCanModifyLocalItems: true })

    expect(tab.lines()).toEqual({ cap: 1, coat: 5 })
  })

  it('never loses a fresh add or a change, whatever is permitted [SYNC-14]', async () => {
    const settings = { serverSyncCanRemoveLocalItems: true, serverSyncCanModifyLocalItems: true }
    const { tab, shop, serverLines } = await withLines(['cap'], { settings })
    tab.actions.setQuantity(tab.line('cap'), 3)
    void tab.actions.add([aProduct({ sku: 'coat' })])
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 3, coat: 1 })
    expect(serverLines()).toEqual({ cap: 3, coat: 1 })
  })

  it('takes out on the server what the shopper in the checkout does not see [SYNC-18]', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'], { pathname: '/checkout/' })
    shop.carts.put(tab.cart().id ?? '', 'sock', 2)
    tab.actions.setQuantity(tab.line('cap'), 2)
    await settle(shop, tab)

    expect(serverLines()).toEqual({ cap: 2 })
  })

  it('only reports differences on connecting where merging is not the default [SYNC-03]', async () => {
    const { tab, shop, browser } = open({ settings: { serverMergeByDefault: false } })
    browser.setOnline(false)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    browser.setOnline(true)
    await tab.engine.start()

    expect(tab.logged).toEqual(["The cart differs from the server's in 1 lines"])
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({})
  })

  it('stays on the device where carts are not synced', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false, synchronizeStock: false } })
    await tab.actions.add([aProduct()])
    await tab.engine.start()

    expect(shop.calls).toEqual([])
    expect(tab.lines()).toEqual({ cap: 1 })
  })
})

describe('logging in with a cart', () => {
  it("keeps what only the customer's own cart holds, at the checkout too [SYNC-07] [SYNC-18]", async () => {
    const { tab, shop, serverLines } = await withLines(['cap'], { pathname: '/checkout/' })
    shop.carts.put('7', 'sock', 1)
    await tab.engine.session.logIn(customer)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1, sock: 1 })
    expect(serverLines()).toEqual({ cap: 1, sock: 1 })
  })

  it("adds it to the customer's own, once, however often the page is opened again [SYNC-07] [SYNC-08]", async () => {
    const { tab, shop, openAnother, serverLines } = await withLines(['cap'])
    shop.carts.put('7', 'cap', 2)
    shop.carts.put('7', 'sock', 1)
    await tab.engine.session.logIn(customer)
    expect(tab.lines()).toEqual({ cap: 3, sock: 1 })

    for (let visit = 0; visit < 3; visit += 1) {
      const next = openAnother()
      await next.engine.start()
      expect(next.lines()).toEqual({ cap: 3, sock: 1 })
    }
    expect(serverLines()).toEqual({ cap: 3, sock: 1 })
    expect(shop.carts.linesOf('7')).toEqual({ cap: 3, sock: 1 })
  })

  it('says once what the full cart of the customer had no room for, and keeps what it holds', async () => {
    const { tab, shop, serverLines } = await withLines(['cap', 'coat'])
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)
    shop.carts.put('7', 'cap', 2)
    shop.carts.put('7', 'sock', 37)
    await tab.engine.session.logIn(customer)

    expect(tab.lines()).toEqual({ cap: 3, sock: 37 })
    expect(serverLines()).toEqual({ cap: 3, sock: 37 })
    const message = { code: 'cart-full', maximum: 40, products: ['2 × The cap', 'The coat'] }
    expect(tab.notices().filter(({ type }) => type !== 'success')).toEqual([
      { type: 'warning', message, actions: ['ok'] },
    ])
  })

  it('takes the coupon off before and puts it on again after [SYNC-07]', async () => {
    const { tab, shop } = await withLines(['cap'])
    await tab.actions.applyCoupon('TEN')
    shop.calls.length = 0
    await tab.engine.session.logIn(customer)

    const calls = shop.calls.filter((call) => /coupon|create/.test(call))
    expect(calls).toEqual(['POST /api/cart/delete-coupon', 'POST /api/cart/create', 'POST /api/cart/apply-coupon'])
    expect(shop.carts.couponOf('7')).toBe('TEN')
    expect(tab.cart().platformTotals?.couponCode).toBe('TEN')
  })

  it.each([
    ['the hand-over', ['none', 'none', 'answer-lost']],
    ['reading the cart', ['none', 'none', 'none', 'never-arrives']],
    ['the push', ['none', 'none', 'none', 'none', 'answer-lost']],
  ] as const)('adds up once although the answer to %s was lost', async (_what, accidents) => {
    const { tab, shop, browser } = open()
    shop.carts.put('7', 'cap', 2)
    browser.setOnline(false)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    tab.engine.tasks.clearUntransmitted()
    browser.setOnline(true)
    shop.plan(...accidents)
    await tab.engine.session.logIn(customer)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 3 })
    expect(shop.carts.linesOf('7')).toEqual({ cap: 3 })
  })

  it('adds up once although something was put in between the hand-over and its lost answer', async () => {
    const { tab, shop } = await withLines(['cap'])
    const { answer } = shop.carts
    shop.carts.answer = (call) => {
      const answered = answer(call)
      if (!call.url.searchParams.has('guestCartId')) return answered
      shop.carts.answer = answer
      void tab.actions.add([aProduct({ sku: 'coat' })])
      return { status: 502, body: { code: 502, result: 'Bad gateway' } }
    }
    await tab.engine.session.logIn(customer)
    await settle(shop, tab)

    expect(tab.lines()).toEqual({ cap: 1, coat: 1 })
    expect(shop.carts.linesOf('7')).toEqual({ cap: 1, coat: 1 })
  })

  it('leaves of a session that has ended only what was just put in, and nothing of the customer', async () => {
    const { tab, shop } = open()
    await tab.engine.session.logIn(customer)
    await tab.actions.add([aProduct(), aProduct({ sku: 'coat' })])
    await settle(shop, tab)
    shop.customers.expireTokens()
    shop.customers.revokeRefreshTokens()
    await tab.actions.add([aProduct({ quantity: 2 })])
    await settle(shop, tab)
    expect(tab.cart()).toMatchObject({ items: [{ sku: 'cap', quantity: 2 }], owner: 'guest' })
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 2 })

    await tab.engine.session.logIn(customer)
    await settle(shop, tab)
    expect([tab.lines(), shop.carts.linesOf('7')]).toEqual([
      { cap: 3, coat: 1 },
      { cap: 3, coat: 1 },
    ])
  })

  it('makes no cart for nobody where a session has ended and nothing was put in', async () => {
    const { tab, shop } = open()
    await tab.engine.session.logIn(customer)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    shop.customers.expireTokens()
    shop.customers.revokeRefreshTokens()
    shop.calls.length = 0
    tab.actions.remove(tab.line('cap'))
    await settle(shop, tab)

    expect(shop.calls.filter((call) => call.endsWith('/cart/create'))).toEqual([])
    expect(tab.cart()).toMatchObject({ items: [], removed: [], id: null })
  })

  it.each(['/cart/create', '/cart/pull'])(
    'does not bring back what is taken out during the login, at %s',
    async (path) => {
      const { tab, shop } = open()
      await tab.actions.add([aProduct(), aProduct({ sku: 'coat' })])
      await settle(shop, tab)
      whenAnswered(shop, path, () => {
        tab.actions.remove(tab.line('cap'))
        tab.actions.editLine(tab.line('coat'), aProduct({ sku: 'hat' }))
      })
      await tab.engine.session.logIn(customer)
      await settle(shop, tab)

      expect([tab.lines(), shop.carts.linesOf('7')]).toEqual([{ hat: 1 }, { hat: 1 }])
    },
  )

  it('stops in the middle of sending when its owner logs out', async () => {
    const { tab, shop, browser } = open()
    await tab.engine.session.logIn(customer)
    browser.setOnline(false)
    await tab.actions.add([aProduct(), aProduct({ sku: 'coat' })])
    browser.setOnline(true)
    const { answer } = shop.carts
    shop.carts.answer = (call) => {
      if (call.url.pathname === '/api/cart/update') void tab.engine.session.logOut({ isSilent: true })
      return answer(call)
    }
    await tab.engine.start()
    await settle(shop, tab)

    expect(shop.calls.filter((call) => call === 'POST /api/cart/update')).toHaveLength(1)
    expect([tab.lines(), tab.logged]).toEqual([{}, []])
  })

  it('goes on as a guest where the customer has no cart to open, and after some attempts alone [SYNC-04] [SYNC-05] [SYNC-08]', async () => {
    const { tab, shop } = open({ settings: { autoRefreshTokens: true, maxCartBypassAttempts: 2 } })
    const forbidden = () => toResponse(refusal(401, 'not-signed-in', 'No'))
    shop.answerNext(forbidden)
    void tab.actions.add([aProduct()])
    await settle(shop, tab)
    expect(tab.cart()).toMatchObject({ owner: 'guest', connectBypassCount: 0 })
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 1 })

    const refused = open({ settings: { maxCartBypassAttempts: 2, synchronizeStock: false } })
    for (let attempt = 0; attempt < 3; attempt += 1) refused.shop.answerNext(forbidden)
    void refused.tab.actions.add([aProduct()])
    await settle(refused.shop, refused.tab)
    expect(refused.shop.calls).toEqual(Array(3).fill('POST /api/cart/create'))
    expect(refused.tab.cart()).toMatchObject({ isSyncOff: true, connectBypassCount: 2 })
    expect(refused.tab.lines()).toEqual({ cap: 1 })
  })

  it('logs any other answer and remembers the cart as it was [SYNC-13]', async () => {
    const { tab, shop } = open({ settings: { synchronizeStock: false } })
    shop.answerNext(() => toResponse(refusal(403, 'forbidden', 'Not here')))
    void tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.logged).toEqual(['The cart could not be connected: 403'])
    expect(tab.cart().itemsHash).toMatch(/^[0-9a-f]{56}$/)
    expect(tab.lines()).toEqual({ cap: 1 })
  })
})

describe('coming back to the page', () => {
  const aScreen = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })

  it('sends what nobody has answered, though the network never said that it is back', async () => {
    const { tab, shop, serverLines } = await withLines(['cap'])
    const screen = aScreen()
    sendWhenSeen(tab.device, screen)
    shop.plan(...Array<'never-arrives'>(12).fill('never-arrives'))
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)
    shop.forgetAccidents()
    expect([tab.lines(), serverLines()]).toEqual([{ cap: 3 }, { cap: 1 }])

    screen.dispatchEvent(new Event('visibilitychange'))
    await settle(shop, tab)
    expect([tab.lines(), serverLines()]).toEqual([{ cap: 3 }, { cap: 3 }])
  })

  it('makes the calls that wait in the queue, in browsers that do nothing behind a closed page [OFF-03]', async () => {
    const { tab, shop } = await withLines(['cap'])
    const screen = aScreen()
    sendWhenSeen(tab.device, screen)
    shop.plan('never-arrives')
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    await settle(shop, tab)
    shop.calls.length = 0

    screen.dispatchEvent(new Event('visibilitychange'))
    await settle(shop, tab)
    expect(shop.calls).toEqual(['GET /api/stock/check'])
  })

  it('asks nothing where there is nothing to send, or nobody looks', async () => {
    const { tab, shop, browser } = await withLines(['cap'])
    const screen = aScreen()
    sendWhenSeen(tab.device, screen)
    screen.dispatchEvent(new Event('visibilitychange'))
    await settle(shop, tab)
    expect(shop.calls).toEqual([])

    browser.setOnline(false)
    tab.actions.setQuantity(tab.line('cap'), 3)
    await settle(shop, tab)
    browser.setOnline(true)
    screen.visibilityState = 'hidden'
    screen.dispatchEvent(new Event('visibilitychange'))
    await settle(shop, tab)
    expect(shop.calls).toEqual([])
  })
})

describe('two tabs', () => {
  it('change one cart at the same moment and nothing is lost or doubled [SYNC-10]', async () => {
    const { tab, shop, openAnother } = open()
    const other = openAnother()
    void tab.actions.add([aProduct({ sku: 'cap' })])
    void other.actions.add([aProduct({ sku: 'coat' })])
    void tab.actions.add([aProduct({ sku: 'cap' })])
    await settle(shop, tab, other)

    expect(tab.lines()).toEqual({ cap: 2, coat: 1 })
    expect(other.lines()).toEqual({ cap: 2, coat: 1 })
    expect(shop.carts.linesOf(tab.cart().id)).toEqual({ cap: 2, coat: 1 })
    expect(shop.calls.filter((call) => call.endsWith('/create'))).toHaveLength(1)
  })
})
