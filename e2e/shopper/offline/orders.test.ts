import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { askShop } from '../../harness/get-page.ts'
import { runCli } from '../../harness/run-cli.ts'
import { tick } from '../../harness/tick.ts'
import { onDevice, onServer } from '../carts.ts'
import { addToCart, approveIdeal, fillInAddress, fillInContact, goToCheckout, orderButton } from '../checkout/steps.ts'
import { createProfile, isKept, type Profile, visit, visitAndKeep } from './profile.ts'

const sku = 'VK1021-CREAM-62'
const tee = `/en/lieke-tee-cream/?childSku=${sku}`
/** Bought by nobody else: the shop's stock tells how many orders it has become. */
const ownSku = 'VK1021-CREAM-68'
const ownTee = `/en/lieke-tee-cream/?childSku=${ownSku}`
const waiting = (page: Page) => page.getByRole('heading', { name: 'Your order is waiting' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Zoë!' })

let profile: Profile
/** The ids of orders the shop was sent, as often as it was. */
let handedIn: string[]
let inStock: number
let cartId: string

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
  handedIn = []
  inStock = await readStock()
})
afterEach(() => profile.remove())

async function readStock(): Promise<number> {
  const { text } = await askShop(`/api/stock/check?sku=${ownSku}`, {}, inject('shopPort'))
  return JSON.parse(text).result.qty
}

/** What the cart that was ordered held on the server in the end. */
async function readOrderedCart(): Promise<Record<string, number>> {
  const { text } = await askShop(`/api/cart/pull?cartId=${cartId}`, {}, inject('shopPort'))
  const { result } = JSON.parse(text)
  return Object.fromEntries(result.map((row: { sku: string; qty: number }) => [row.sku, row.qty]))
}

async function goOnline(): Promise<void> {
  profile.line.decide = ({ method, url = '', headers }) => {
    if (method === 'POST' && url.startsWith('/api/order')) handedIn.push(String(headers['idempotency-key']))
    return 'bring'
  }
  await profile.setOnline()
}

/** Has been at the checkout before: the device has what was on offer and where she lives. */
async function comeToKnowTheShop(): Promise<Page> {
  const page = await profile.open()
  await visitAndKeep(page, `${profile.origin}/en/`)
  await visitAndKeep(page, `${profile.origin}/en/boys/`)
  await visitAndKeep(page, profile.origin + ownTee)
  await visitAndKeep(page, profile.origin + tee)
  await goToCheckout(page)
  await fillInContact(page)
  await fillInAddress(page)
  await tick(page.getByRole('radio', { name: 'iDEAL' }))
  await page.getByRole('region', { name: 'Review and order' }).getByText('€24.90').first().waitFor()
  for (const frame of ['/en/checkout/', '/en/checkout-return/', '/en/offline.html'])
    await expect.poll(() => isKept(page, profile.origin + frame)).toBe(true)
  return page
}

/** Without a network: looks at every page again, puts one more piece into the cart and orders. */
async function orderOffline(): Promise<Page> {
  const page = await comeToKnowTheShop()
  await profile.goOffline()
  for (const path of ['/en/', '/en/boys/', ownTee]) await visit(page, profile.origin + path)
  await addToCart(page)
  await visit(page, `${profile.origin}/en/checkout/`)
  // What was on offer the last time comes from the device.
  await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
  await tick(page.getByLabel('I accept the terms'))
  await orderButton(page).click()
  await waiting(page).waitFor()
  await page.getByText('nothing has been ordered or paid yet').waitFor()
  cartId = await page.evaluate<string>(`JSON.parse(localStorage.getItem('shop/cart/current-cart-token'))`)
  return page
}

/** In a browser that was closed, with the network back. */
async function comeBack(): Promise<Page> {
  await profile.close()
  const page = await profile.open()
  await goOnline()
  await visit(page, `${profile.origin}/en/`)
  return page
}

/** The shop has refused what it was sent, and the shopper looks why. */
async function seeWhatChanged(): Promise<Page> {
  const page = await comeBack()
  await page.getByText('Something has changed since you ordered').waitFor()
  await page.getByRole('button', { name: 'See the order' }).click()
  return page
}

/** Orders what is left of it, for what it costs now. */
async function checkOutAgain(page: Page, total: string): Promise<void> {
  await page.getByRole('button', { name: 'Check out again' }).click()
  await page.getByRole('region', { name: 'Review and order' }).getByText(total).first().waitFor()
  await tick(page.getByLabel('I accept the terms'))
  await orderButton(page).click()
  await approveIdeal(page)
  await thanks(page).waitFor()
}

/** Those of the orders the shop was sent that it has. */
async function placedOrders(): Promise<string[]> {
  const ids = [...new Set(handedIn)]
  const answers = await Promise.all(ids.map((id) => askShop(`/api/sync/order/${id}`, {}, inject('shopPort'))))
  return ids.filter((_, place) => JSON.parse(answers[place]?.text ?? '').result !== null)
}

async function expectOneOrder(page: Page): Promise<void> {
  expect(await readStock()).toBe(inStock - 1)
  expect(await readOrderedCart()).toEqual({ [sku]: 1, [ownSku]: 1 })
  expect([await onDevice(page), await onServer(page)]).toEqual([{}, {}])
}

describe('an order placed without a network', () => {
  it('outlives the browser, is listed when the network is back, and one tap makes it one order [OFF-01] [ORD-17] [ORD-20]', async () => {
    await orderOffline()
    const page = await comeBack()
    await page.getByRole('button', { name: 'See the order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your order' })
    await expect.poll(() => dialog.getByText('Lieke tee').count()).toBe(2)
    expect(handedIn).toEqual([])
    await dialog.getByRole('button', { name: 'Place this order' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(handedIn).size).toBe(1)
    await expectOneOrder(page)
  })

  it('is placed by itself while its own page is open, where others end up after the bank [ORD-19]', async () => {
    const page = await orderOffline()
    await page.getByRole('main').getByRole('link', { name: 'See the status' }).click()
    await page.waitForURL(/\/en\/checkout-return\//)
    await waiting(page).waitFor()
    await goOnline()
    await page.getByRole('link', { name: 'Pay now' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(handedIn).size).toBe(1)
    await expectOneOrder(page)
  })
})

describe('where orders are transmitted without asking', () => {
  const configure = (value: string) =>
    runCli(inject('dataFolder'), 'stores', 'configure', 'en', `automaticTransmission=${value}`)
  beforeEach(() => configure('true'))
  afterEach(() => configure(''))

  it('one that was placed without a network is sent as soon as the shop is open again [ORD-19]', async () => {
    await orderOffline()
    const page = await comeBack()
    await page.getByText('Only the payment is missing').waitFor()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(handedIn).size).toBe(1)
    await expectOneOrder(page)
  })

  it('one whose price has changed meanwhile is no order before the shopper has agreed [ORD-19]', async () => {
    await orderOffline()
    const setPrice = (price: string) => runCli(inject('dataFolder'), 'price', 'set', ownSku, price, '--store', 'en')
    await setPrice('29.95')
    try {
      const page = await seeWhatChanged()
      expect(await readStock()).toBe(inStock)
      await checkOutAgain(page, '€54.85')

      await expectOneOrder(page)
    } finally {
      await setPrice('19.95')
    }
  })

  it('one of which a piece has sold out meanwhile is no order before the shopper has agreed to the rest [ORD-19]', async () => {
    await orderOffline()
    const setStock = (pieces: number) => runCli(inject('dataFolder'), 'stock', 'set', ownSku, String(pieces))
    await setStock(0)
    try {
      const page = await seeWhatChanged()
      await page.getByText(/^Lieke tee.*: sold out$/).waitFor()
      expect(await placedOrders()).toEqual([])
      await checkOutAgain(page, '€24.90')

      expect(await placedOrders()).toHaveLength(1)
      expect(await readOrderedCart()).toEqual({ [sku]: 1 })
      expect([await onDevice(page), await onServer(page)]).toEqual([{}, {}])
    } finally {
      await setStock(inStock)
    }
  })
})
