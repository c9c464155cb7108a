import { checkStock } from '@vonk/contract/calls'
import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { aProduct, openTab, settle } from '../../testing/open-tab.ts'

type Options = Omit<Parameters<typeof openTab>[0], 'browser' | 'shop'>

function open(options: Options = {}) {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  const openAnother = () => openTab({ browser, shop, ...options })
  const waiting = () => [...browser.texts].filter(([key]) => key.startsWith('shop/syncTasks/'))
  return { browser, shop, openAnother, waiting, tab: openAnother() }
}

describe('createTaskQueue', () => {
  it('stores a call before it is made and lets go of it when it was answered [SYNC-34] [SYNC-35] [SYNC-36]', async () => {
    const { tab, shop, waiting } = open()
    const task = tab.engine.tasks.queue(checkStock, { sku: 'cap' }, { callbackEvent: 'stock' })
    expect(JSON.parse(waiting()[0]?.[1] ?? '')).toMatchObject({
      id: task.id,
      isTransmitted: false,
      transmittedAt: null,
    })

    await settle(shop, tab)
    expect(waiting()).toEqual([])
    expect(shop.calls).toEqual(['GET /api/stock/check'])
    expect(tab.events).toMatchObject([{ name: 'task-answered', event: 'stock', answer: { code: 200 } }])
    expect(shop.requests[0]?.headers.get('idempotency-key')).toBe(task.id)
  })

  it('keeps calls while there is no network and makes them in order when it is back [OFF-03] [SYNC-35]', async () => {
    const { tab, shop, browser, openAnother, waiting } = open()
    browser.setOnline(false)
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    tab.engine.tasks.queue(checkStock, { sku: 'coat' })
    await settle(shop, tab)
    expect(waiting()).toHaveLength(2)
    tab.close()

    browser.setOnline(true)
    const next = openAnother()
    await next.engine.start()
    expect(shop.requests.map(({ url }) => new URL(url).searchParams.get('sku'))).toEqual(['cap', 'coat'])
    expect(waiting()).toEqual([])
  })

  it('is worked through by one tab at a time, each call once', async () => {
    const { tab, shop, browser, openAnother } = open()
    browser.setOnline(false)
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    await settle(shop, tab)
    browser.setOnline(true)
    const other = openAnother()
    await Promise.all([tab.engine.tasks.process(), other.engine.tasks.process()])

    expect(shop.calls).toEqual(['GET /api/stock/check'])
  })

  it('leaves a call that got no answer where it is [SYNC-35]', async () => {
    const { tab, shop, waiting } = open()
    shop.plan('breaks')
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    await settle(shop, tab)
    expect(waiting()).toHaveLength(1)

    await tab.engine.tasks.process()
    expect(waiting()).toEqual([])
  })

  it('forgets what a session has left waiting [SYNC-49]', async () => {
    const { tab, shop, browser, waiting } = open()
    browser.setOnline(false)
    tab.engine.tasks.queue(checkStock, { sku: 'cap' })
    tab.engine.tasks.clearUntransmitted()
    await settle(shop, tab)

    expect(waiting()).toEqual([])
  })

  it('passes over what is no task, and never calls elsewhere', async () => {
    const { tab, shop, browser } = open()
    const payload = { method: 'GET', headers: {}, body: null }
    browser.texts.set('shop/syncTasks/1', '{broken')
    browser.texts.set('shop/syncTasks/2', JSON.stringify({ id: '2', url: 'https://elsewhere.example/', payload }))
    browser.texts.set('shop/syncTasks/3', JSON.stringify({ id: '3', url: '/api/stock/check?sku=cap' }))
    await tab.engine.tasks.process()

    expect(shop.calls).toEqual([])
  })
})

describe('the stock check after an add', () => {
  it('is under way while the line says so, and marks it in stock [STOCK-02] [STOCK-04] [STOCK-10] [STOCK-14] [CART-01]', async () => {
    const { tab, shop } = open()
    await tab.actions.add([aProduct()])
    await Promise.resolve()
    expect(tab.line('cap').onlineStockCheckId).toMatch(/^task-/)

    await settle(shop, tab)
    expect(tab.line('cap')).toMatchObject({ info: { stock: 'in-stock' }, errors: {}, isInStock: true })
    expect(tab.line('cap').onlineStockCheckId).toBeNull()
  })

  it('marks what has run out, where it may stay [STOCK-11]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false } })
    shop.carts.stock.set('cap', 0)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.line('cap')).toMatchObject({ errors: { stock: 'out-of-stock' }, isInStock: false })
  })

  it('takes out what has run out, where it may not [STOCK-12]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false, allowOutOfStockInCart: false } })
    shop.carts.stock.set('cap', 0)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.lines()).toEqual({})
  })

  it('says nothing when it could not be made [STOCK-13]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false } })
    shop.answerNext(() => Response.json({ code: 'ENOTFOUND', result: null }))
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.line('cap')).toMatchObject({ info: {}, errors: {}, isInStock: null })
  })

  it('is answered from memory while there is no network [SYNC-36] [OFF-01]', async () => {
    const { tab, shop, browser } = open({ settings: { synchronizeCart: false } })
    shop.carts.stock.set('cap', 3)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    tab.actions.remove(tab.line('cap'))
    browser.setOnline(false)
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.line('cap')).toMatchObject({ isInStock: true, available: 3 })
    expect(tab.line('cap').onlineStockCheckId).toMatch(/^task-/)
  })

  it('is not made where stock is not synced [STOCK-05]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false, synchronizeStock: false } })
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(shop.calls).toEqual([])
  })
})

describe('a look at the cart', () => {
  const offers = (sku: string) => aProduct({ sku })

  async function openFilled(options: Options = {}) {
    const opened = open(options)
    await opened.tab.actions.add([offers('cap'), offers('coat')])
    await settle(opened.shop, opened.tab)
    opened.shop.calls.splice(0)
    return opened
  }

  it('finds out what has run out since, and what is back [STOCK-10] [STOCK-11] [STOCK-03]', async () => {
    const { tab, shop } = await openFilled()
    expect(tab.line('cap').isInStock).toBe(true)

    shop.carts.stock.set('cap', 0).set('coat', 4)
    tab.actions.recheckStock()
    await settle(shop, tab)
    expect(tab.line('cap')).toMatchObject({ isInStock: false, errors: { stock: 'out-of-stock' } })
    expect(tab.line('coat')).toMatchObject({ isInStock: true, available: 4 })
    expect(shop.calls).toEqual(['GET /api/stock/list'])

    shop.carts.stock.set('cap', 2)
    tab.actions.recheckStock()
    await settle(shop, tab)
    expect(tab.line('cap')).toMatchObject({ isInStock: true, errors: {}, available: 2 })
  })

  it('still learns of the others when the shop has forgotten one of the products', async () => {
    const { tab, shop } = await openFilled()
    shop.carts.stock.set('cap', -1).set('coat', 0)
    tab.actions.recheckStock()
    await settle(shop, tab)

    expect(tab.line('coat').isInStock).toBe(false)
    expect(tab.line('cap').isInStock).toBe(true)
  })

  it('asks nothing without network, for an empty cart, or where stock is not synced [STOCK-05]', async () => {
    const { tab, shop, browser } = await openFilled()
    browser.setOnline(false)
    tab.actions.recheckStock()
    const empty = open()
    empty.tab.actions.recheckStock()
    const unsynced = await openFilled({ settings: { synchronizeStock: false } })
    unsynced.tab.actions.recheckStock()
    for (const each of [{ tab, shop }, empty, unsynced]) await settle(each.shop, each.tab)

    expect([shop.calls, empty.shop.calls, unsynced.shop.calls]).toEqual([[], [], []])
  })
})

describe('an answered call', () => {
  it('is kept where its answer can be used again, and nowhere else [SYNC-36]', async () => {
    const { tab, shop, browser } = open()
    const kept = tab.engine.tasks.queue(checkStock, { sku: 'cap' }, { isResultCacheable: true })
    const passing = tab.engine.tasks.queue(checkStock, { sku: 'coat' })
    await settle(shop, tab)

    expect(await browser.results.get(kept.url)).toMatchObject({ id: kept.id, isTransmitted: true, resultCode: 200 })
    expect(await browser.results.get(passing.url)).toBeNull()
  })
})

describe('an answer about stock', () => {
  const soldOut = { is_in_stock: false, qty: 0, manage_stock: true }
  const isUnmarked = { info: {}, errors: {}, isInStock: null }

  it.each([403, 404, 'ENOTFOUND'])(
    'counts for nothing with the code %s, whatever it says [STOCK-05] [STOCK-13]',
    async (code) => {
      const { tab, shop } = open({ settings: { synchronizeCart: false } })
      shop.answerNext(() => Response.json({ code, result: soldOut }))
      await tab.actions.add([aProduct()])
      await settle(shop, tab)

      expect(shop.calls).toEqual(['GET /api/stock/check'])
      expect(tab.line('cap')).toMatchObject(isUnmarked)
    },
  )

  it('counts for nothing without a result [STOCK-05]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false } })
    shop.answerNext(() => Response.json({ code: 200, result: null }))
    await tab.actions.add([aProduct()])
    await settle(shop, tab)

    expect(tab.line('cap')).toMatchObject(isUnmarked)
  })

  it('about a whole cart counts only with the code 200 [STOCK-05]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false } })
    await tab.actions.add([aProduct()])
    await settle(shop, tab)
    shop.answerNext(() => Response.json({ code: 403, result: [{ ...soldOut, sku: 'cap' }] }))
    tab.actions.recheckStock()
    await settle(shop, tab)

    expect(tab.line('cap').isInStock).toBe(true)
  })

  it('is asked for fifteen products at a time [STOCK-03]', async () => {
    const { tab, shop } = open({ settings: { synchronizeCart: false } })
    await tab.actions.add(Array.from({ length: 17 }, (_, place) => aProduct({ sku: `cap-${place}` })))
    await settle(shop, tab)
    shop.requests.splice(0)
    tab.actions.recheckStock()
    await settle(shop, tab)

    const asked = shop.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/stock/list')
    expect(asked.map(({ searchParams }) => searchParams.get('skus')?.split(',').length)).toEqual([15, 2])
  })
})
