import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { openTab, settle, type Tab } from '../../testing/open-tab.ts'

const customer = { email: 'mila@example.com', password: 'Geheim12' }
const words = { now: '€100', was: null, list: null, percentage: null }
const card = { id: 1, sku: 'cap', name: 'Cap', price: words, amount: 10_000, amountBefore: 10_000, labels: [] }

function open() {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  shop.prices.ofGroup.set('cap', 80)
  let now = 1
  const openAnother = () => openTab({ browser, shop, now: () => now })
  function passMinute() {
    now += 60_000
  }
  return { shop, tab: openAnother(), openAnother, passMinute }
}

/** A page shows this; answers what is to be seen of it. */
function show<Shown>({ device }: Tab, shown: Shown) {
  const { prices } = device
  prices.shown.set([...prices.shown.read(), shown])
  return () => prices.reprice.read()?.(shown) ?? shown
}

const asked = (shop: ReturnType<typeof open>['shop']) =>
  shop.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/product/render-list')

describe('prices in view', () => {
  it('are those of the customer’s group from the login to the logout [PRICE-24]', async () => {
    const { shop, tab } = open()
    const seen = show(tab, [card])
    await settle(shop, tab)
    expect(seen()).toEqual([card])
    expect(asked(shop)).toEqual([])

    await tab.engine.session.logIn(customer)
    await settle(shop, tab)
    const price = { now: '€80', was: '€95', list: '€100', percentage: 15 }
    expect(seen()).toEqual([{ ...card, price, amount: 8000 }])

    await tab.engine.session.logOut({ isSilent: true })
    expect(seen()).toEqual([card])
  })

  it('are asked of the price list with the proof of the group, in one call [PRICE-25]', async () => {
    const { shop, tab } = open()
    await tab.engine.session.logIn(customer)
    show(tab, [card])
    show(tab, { product: { sku: 'coat', prices: null, variants: [{ sku: 'coat-98', price: 1, prices: null }] } })
    await settle(shop, tab)

    expect(asked(shop).map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { skus: 'cap,coat,coat-98', currencyCode: 'EUR', userGroupId: '1', groupToken: 'group-token' },
    ])
  })

  it('are current once they have been answered, and are asked for again a minute later [PRICE-26]', async () => {
    const { shop, tab, passMinute } = open()
    await tab.engine.session.logIn(customer)
    show(tab, [card, { ...card, sku: 'gone' }])
    await settle(shop, tab)
    expect(tab.events).toContainEqual(expect.objectContaining({ name: 'task-answered', event: 'prices-after-sync' }))
    show(tab, { card })
    await settle(shop, tab)
    expect(asked(shop)).toHaveLength(1)

    passMinute()
    show(tab, { card })
    await settle(shop, tab)
    expect(asked(shop)).toHaveLength(2)
  })

  it('follow a login and a logout in another tab [PRICE-24]', async () => {
    const { shop, tab, openAnother } = open()
    const other = openAnother()
    const seen = show(other, card)
    await tab.engine.session.logIn(customer)
    await settle(shop, tab, other)
    expect(seen().price.now).toBe('€80')

    await tab.engine.session.logOut({ isSilent: true })
    await settle(shop, tab, other)
    expect(seen()).toBe(card)
  })

  it('are the group’s again when a visit begins, and stay everybody’s without an answer', async () => {
    const { shop, tab, openAnother } = open()
    await tab.engine.session.logIn(customer)
    const next = openAnother()
    const seen = show(next, card)
    shop.plan('none', 'none', 'breaks')
    await next.engine.start()
    await settle(shop, tab, next)
    shop.forgetAccidents()
    await next.engine.start()
    await settle(shop, tab, next)
    expect(seen().price.now).toBe('€80')
  })

  it('take the label of a reduction along that the group does not have', async () => {
    const { shop, tab } = open()
    shop.prices.ofGroup.set('cap', 100)
    await tab.engine.session.logIn(customer)
    const seen = show(tab, { ...card, labels: [{ kind: 'sale', text: '-5%' }, { kind: 'new' }] })
    await settle(shop, tab)

    expect(seen().labels).toEqual([{ kind: 'new' }])
  })

  it('are exchanged wherever a page has them: variants, parts of a set, labels', async () => {
    const { shop, tab } = open()
    await tab.engine.session.logIn(customer)
    const prices = { final: 10_000, regular: 10_000, lowestPrior: null }
    const part = { sku: 'cap', price: { net: 1, tax: 1, gross: 2 } }
    const sale = { kind: 'sale', percentage: 5 }
    const page = {
      product: { sku: 'cap', prices, priceSteps: [1], variants: [{ sku: 'other', price: 10_000, prices }] },
      slots: [part],
      labels: [sale, { kind: 'new' }],
      card: { ...card, labels: [{ kind: 'sale', text: '-5%' }], price: { ...words, isFrom: true } },
      facts: ['wool'],
    }
    const seen = show(tab, page)
    await settle(shop, tab)

    const own = { final: 8000, regular: 10_000, lowestPrior: 9500 }
    expect(seen()).toMatchObject({
      product: { sku: 'cap', prices: own, variants: [{ sku: 'other', price: 10_000, prices }] },
      slots: [{ sku: 'cap', price: { net: 4000, tax: 4000, gross: 8000 } }],
      labels: [{ kind: 'sale', percentage: 15 }, { kind: 'new' }],
      card: { labels: [{ kind: 'sale', text: '-15%' }], price: { now: '€80', isFrom: true } },
    })
    expect(seen().product).not.toHaveProperty('priceSteps')
    expect(seen().facts).toBe(page.facts)
  })
})
