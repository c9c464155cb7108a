import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { openTab, settle, type Tab } from '../../testing/open-tab.ts'
import { createWishlistActions } from '../../wishlist/wishlist-actions.ts'

const mila = 7
const credentials = { email: 'mila@example.com', password: 'Geheim12' }
const wished = (sku: string) => ({ sku, name: `My ${sku}`, image: '', page: `/${sku}/`, price: 1000 })
const skusOf = (tab: Tab) => tab.store.read().wishlist.map(({ sku }) => sku)

function open(shop = createFakeShop(), browser = createMemoryBrowser()) {
  const tab = openTab({ browser, shop })
  const list = createWishlistActions({ store: tab.store, engine: async () => tab.engine })
  const logIn = async () => {
    await tab.engine.session.logIn(credentials)
    await settle(shop, tab)
  }
  return { shop, browser, tab, list, logIn, settled: () => settle(shop, tab) }
}

describe('createWishlistEngine', () => {
  it('tells the server of every change and the customer of nothing', async () => {
    const { shop, tab, list, logIn, settled } = open()
    await logIn()
    list.add(wished('cap'))
    list.add(wished('coat'))
    list.add(wished('cap'))
    list.remove('cap')
    await settled()

    expect(shop.wishlists.of(mila)).toEqual(['coat'])
    expect(shop.calls.filter((call) => call.startsWith('POST /api/ext/wishlist'))).toHaveLength(2)
    expect(tab.notices()).toEqual([])
  })

  it('brings the list to a new device at the login, and keeps what was there [WISH-02]', async () => {
    const { shop, tab, list, logIn } = open()
    shop.wishlists.put(mila, ['coat', 'cap'])
    list.add(wished('cap'))
    list.add(wished('bag'))

    await logIn()

    expect(skusOf(tab)).toEqual(['coat', 'cap', 'bag'])
    expect(tab.store.read().wishlist[1]).toMatchObject({ ...wished('cap'), qty: 1 })
    expect(tab.store.read().wishlist[0]).toEqual({
      sku: 'coat',
      name: 'The coat',
      image: '/coat.jpg',
      page: '/coat/',
      price: null,
      since: '2026-11-02',
      wasSoldOut: false,
      qty: 1,
    })
    expect(shop.wishlists.of(mila)).toEqual(['coat', 'cap', 'bag'])
  })

  it('sends a long list at the login in as many calls as it takes', async () => {
    const { shop, list, logIn } = open()
    const skus = Array.from({ length: 450 }, (_, place) => `tee-${place}`)
    for (const sku of skus) list.add(wished(sku))

    await logIn()

    expect(shop.wishlists.of(mila)).toEqual(skus)
    const sent = shop.requests.filter(({ url, method }) => method === 'POST' && url.includes('/ext/wishlist'))
    const bodies: { skus: string[] }[] = await Promise.all(sent.map((request) => request.json()))
    expect(bodies.map((body) => body.skus.length)).toEqual([200, 200, 50])
  })

  it('follows what another device has changed since, on the next visit', async () => {
    const { shop, browser, list, logIn, settled } = open()
    await logIn()
    list.add(wished('cap'))
    await settled()
    shop.wishlists.put(mila, ['tee'])

    const later = open(shop, browser)
    await later.tab.engine.start()

    expect(skusOf(later.tab)).toEqual(['tee'])
  })

  it('brings the day, the price of then and what was sold out to the second device, and to the first again', async () => {
    const { shop, browser, list, logIn, settled } = open()
    await logIn()
    list.add(wished('cap'))
    list.noteSeen({ soldOut: ['cap'], forSale: [] })
    await settled()

    const second = open(shop)
    await second.logIn()
    const [wish] = second.tab.store.read().wishlist
    expect(wish).toMatchObject({ price: 1000, since: '2026-11-02', wasSoldOut: true })

    second.list.noteSeen({ soldOut: [], forSale: ['cap'] })
    await second.settled()
    expect(second.tab.store.read().wishlist[0]?.wasSoldOut).toBe(false)
    const later = open(shop, browser)
    expect(later.tab.store.read().wishlist[0]?.wasSoldOut).toBe(true)
    await later.tab.engine.start()
    expect(later.tab.store.read().wishlist[0]).toMatchObject({ price: 1000, wasSoldOut: false })
  })

  it('undoes nothing that is done while the server is asked', async () => {
    const { shop, tab, list, logIn, settled } = open()
    shop.wishlists.put(mila, ['coat', 'cap'])
    await logIn()
    const asking = tab.engine.wishlist.refresh()
    list.add(wished('bag'))
    list.remove('coat')
    await asking
    await settled()

    expect(skusOf(tab)).toEqual(['cap', 'bag'])
    expect(shop.wishlists.of(mila)).toEqual(['cap', 'bag'])
  })

  it('waits for the network without a word, and sends what has changed then', async () => {
    const { shop, browser, tab, list, logIn, settled } = open()
    await logIn()
    browser.setOnline(false)
    list.add(wished('cap'))
    await settled()
    expect(skusOf(tab)).toEqual(['cap'])
    expect(shop.wishlists.of(mila)).toEqual([])

    browser.setOnline(true)
    await tab.engine.start()
    await settled()

    expect(shop.wishlists.of(mila)).toEqual(['cap'])
    expect(skusOf(tab)).toEqual(['cap'])
    expect(tab.notices()).toEqual([])
  })

  it('keeps the list when the server is in trouble, and says nothing', async () => {
    const { shop, tab, list, logIn, settled } = open()
    await logIn()
    list.add(wished('cap'))
    await settled()
    shop.plan('breaks', 'breaks')
    await tab.engine.wishlist.refresh()

    expect(skusOf(tab)).toEqual(['cap'])
    expect(tab.notices()).toEqual([])
  })

  it('leaves the device empty at the logout and the server as it is [AUTH-13]', async () => {
    const { shop, tab, list, logIn, settled } = open()
    await logIn()
    list.add(wished('cap'))
    await settled()
    const asking = tab.engine.wishlist.refresh()
    await tab.engine.session.logOut({ isSilent: true })
    await asking
    await settled()

    expect(skusOf(tab)).toEqual([])
    expect(shop.wishlists.of(mila)).toEqual(['cap'])
  })

  it('is silent for a guest', async () => {
    const { shop, list, settled } = open()
    list.add(wished('cap'))
    await settled()

    expect(shop.calls).toEqual([])
  })
})
