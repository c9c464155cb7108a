import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { askShop } from '../../harness/get-page.ts'
import { tick } from '../../harness/tick.ts'
import { onDevice, onServer } from '../carts.ts'
import { addToCart, fillInAddress, fillInContact, goToCheckout, orderButton } from '../checkout/steps.ts'
import { createProfile, isKept, type Profile, visit, visitAndKeep } from './profile.ts'

export const sku = 'VK1021-CREAM-62'
const tee = `/en/lieke-tee-cream/?childSku=${sku}`
/** Bought by nobody else: the shop's stock tells how many orders it has become. */
export const ownSku = 'VK1021-CREAM-68'
const ownTee = `/en/lieke-tee-cream/?childSku=${ownSku}`
export const waiting = (page: Page) => page.getByRole('heading', { name: 'Your order is waiting' })
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Zoë!' })

export async function readStock(): Promise<number> {
  const { text } = await askShop(`/api/stock/check?sku=${ownSku}`, {}, inject('shopPort'))
  return JSON.parse(text).result.qty
}

export type OfflineShopper = Awaited<ReturnType<typeof createOfflineShopper>>

/** Somebody who orders without a network, in a browser of her own. */
export async function createOfflineShopper() {
  const profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
  const inStock = await readStock()
  /** The ids of orders the shop was sent, as often as it was. */
  const handedIn: string[] = []
  let cartId = ''

  async function goOnline(): Promise<void> {
    profile.line.decide = ({ method, url = '', headers }) => {
      if (method === 'POST' && url.startsWith('/api/order')) handedIn.push(String(headers['idempotency-key']))
      return 'bring'
    }
    await profile.setOnline()
  }

  async function orderOffline(): Promise<Page> {
    const page = await placeOffline(profile)
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

  /** What the cart that was ordered held on the server in the end. */
  async function readOrderedCart(): Promise<Record<string, number>> {
    const { text } = await askShop(`/api/cart/pull?cartId=${cartId}`, {}, inject('shopPort'))
    const { result } = JSON.parse(text)
    return Object.fromEntries(result.map((row: { sku: string; qty: number }) => [row.sku, row.qty]))
  }

  async function expectOneOrder(page: Page): Promise<void> {
    expect(await readStock()).toBe(inStock - 1)
    expect(await readOrderedCart()).toEqual({ [sku]: 1, [ownSku]: 1 })
    expect([await onDevice(page), await onServer(page)]).toEqual([{}, {}])
  }

  return {
    inStock,
    handedIn,
    goOnline,
    orderOffline,
    comeBack,
    readOrderedCart,
    expectOneOrder,
    remove: profile.remove,
  }
}

/** Has been at the checkout before: the device has what was on offer and where she lives. */
async function comeToKnowTheShop(profile: Profile): Promise<Page> {
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
async function placeOffline(profile: Profile): Promise<Page> {
  const page = await comeToKnowTheShop(profile)
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
  return page
}
