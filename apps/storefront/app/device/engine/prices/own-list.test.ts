import { describe, expect, it } from 'vitest'
import { createFakeShop } from '../../testing/fake-shop.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { openTab, settle, type Tab } from '../../testing/open-tab.ts'

const customer = { email: 'mila@example.com', password: 'Geheim12' }
const list = { skus: ['cap', 'coat'] }
const address = '/product-data/cards'

function open() {
  const browser = createMemoryBrowser()
  const shop = createFakeShop()
  shop.prices.listOfGroup.push('coat', 'cap')
  const openAnother = () => openTab({ browser, shop })
  return { shop, tab: openAnother(), openAnother }
}

/** A page shows a list; answers what is to be seen of it. */
function show({ device }: Tab, shown: object = list, question = { search: '?sort=final_price', categoryId: '3' }) {
  const { shownList, ownList } = device.prices
  shownList.set({ list: shown, address, question })
  return () => (ownList.read()?.of === shown ? ownList.read()?.list : shown)
}

const asked = (shop: ReturnType<typeof open>['shop']) =>
  Promise.all(
    shop.requests
      .filter(({ url }) => new URL(url).pathname === address)
      .map(async (each) => Object.fromEntries(await each.clone().formData())),
  )

describe('the list in view', () => {
  it('is in the order of the customer’s group from the login to the logout [PRICE-24]', async () => {
    const { shop, tab } = open()
    const seen = show(tab)
    await settle(shop, tab)
    expect(seen()).toBe(list)
    expect(await asked(shop)).toEqual([])

    await tab.engine.session.logIn(customer)
    await settle(shop, tab)
    expect(seen()).toEqual({ skus: ['coat', 'cap'] })
    const question = { search: '?sort=final_price', categoryId: '3', groupToken: 'group-token' }
    expect(await asked(shop)).toEqual([question])

    await tab.engine.session.logOut({ isSilent: true })
    expect(seen()).toBe(list)
  })

  it('follows a login and a logout in another tab, and is asked for when a visit begins [PRICE-24]', async () => {
    const { shop, tab, openAnother } = open()
    const other = openAnother()
    const seen = show(other)
    await tab.engine.session.logIn(customer)
    await settle(shop, tab, other)
    expect(seen()).toEqual({ skus: ['coat', 'cap'] })

    const next = openAnother()
    const seenNext = show(next)
    await next.engine.start()
    await settle(shop, tab, other, next)
    expect(seenNext()).toEqual({ skus: ['coat', 'cap'] })

    await tab.engine.session.logOut({ isSilent: true })
    await settle(shop, tab, other, next)
    expect(seen()).toBe(list)
  })

  it('stays the same object where it is the same for everybody, and everybody’s without an answer', async () => {
    const { shop, tab } = open()
    await tab.engine.session.logIn(customer)
    const same = show(tab, { skus: ['coat', 'cap'] })
    await settle(shop, tab)
    expect(tab.device.prices.ownList.read()).toBeNull()
    expect(same()).toEqual({ skus: ['coat', 'cap'] })

    shop.plan('breaks')
    const unanswered = show(tab)
    await settle(shop, tab)
    expect(unanswered()).toBe(list)

    shop.plan('never-arrives')
    const lost = show(tab, { ...list })
    await settle(shop, tab)
    expect(lost()).toEqual(list)
  })

  it('is not exchanged for the answer to a list that is gone', async () => {
    const { shop, tab } = open()
    await tab.engine.session.logIn(customer)
    show(tab)
    tab.device.prices.shownList.set(null)
    await settle(shop, tab)

    expect(tab.device.prices.ownList.read()).toBeNull()
  })
})
