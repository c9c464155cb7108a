import { describe, expect, it } from 'vitest'
import { blankDevice } from '../device-state.ts'
import { createDeviceStore } from '../store/device-store.ts'
import { createMemoryBrowser, type MemoryBrowser } from '../testing/memory-browser.ts'
import { createWishlistActions } from './wishlist-actions.ts'

const key = 'shop/wishlist/current-wishlist'
const cap = { sku: 'cap', name: 'Cap', image: '/cap.jpg', page: '/cap/', price: 1000 }
const coat = { sku: 'coat', name: 'Coat', image: '/coat.jpg', page: '/coat/', price: 9000 }

/** A guest has nothing to tell the server. */
const never = () => Promise.reject(new Error('the server is not spoken to'))

function open(browser: MemoryBrowser = createMemoryBrowser()) {
  const store = createDeviceStore(blankDevice, browser.openStorage())
  store.open()
  const kept = () => JSON.parse(browser.texts.get(key) ?? '[]')
  return { browser, kept, list: createWishlistActions({ store, engine: never }), items: () => store.read().wishlist }
}

describe('createWishlistActions', () => {
  it('keeps a product once, one of it, and on the device at every change [WISH-01] [WISH-02] [WISH-05]', () => {
    const { list, items, kept } = open()
    list.add(cap)
    list.add({ ...cap, name: 'Another cap' })

    expect(items()).toEqual([{ ...cap, qty: 1 }])
    expect(kept()).toEqual([{ ...cap, qty: 1 }])
  })

  it('takes products out by their sku, or all of them [WISH-03] [WISH-04] [WISH-05]', () => {
    const { list, items, kept, browser } = open()
    list.add(cap)
    list.add(coat)
    list.remove('cap')
    expect(items()).toEqual([{ ...coat, qty: 1 }])
    expect(kept()).toEqual([{ ...coat, qty: 1 }])

    list.clear()
    expect(items()).toEqual([])
    expect(browser.texts.has(key)).toBe(false)
  })

  it('is there again on the next visit [WISH-06]', () => {
    const { list, browser } = open()
    list.add(cap)

    expect(open(browser).items()).toMatchObject([{ ...cap, qty: 1 }])
  })
  it('holds one of each, whatever another tab or an older shop has written [WISH-01]', () => {
    const { browser } = open()
    browser.texts.set(key, JSON.stringify([{ ...cap, qty: 7 }, coat]))

    const unknown = { since: null, wasSoldOut: false }
    expect(open(browser).items()).toEqual([
      { ...cap, ...unknown, qty: 1 },
      { ...coat, ...unknown, qty: 1 },
    ])
  })
})
