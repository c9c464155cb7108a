import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, sendLogIn } from './accounts.ts'
import { onDevice } from './carts.ts'
import { addToCart, tee } from './checkout/steps.ts'
import { bothHold, buy, goTo } from './steps/cart-sync.ts'

/** The id of a customer's cart looks otherwise than a guest's. */
async function logIn(page: Page, email: string) {
  await sendLogIn(page, email)
  const cartToken = () => page.evaluate(() => localStorage.getItem('shop/cart/current-cart-token'))
  await expect.poll(cartToken).toMatch(/^"[0-9a-f]{8}-[0-9a-f-]{27}"$/)
}

type Codes = { card: string; coupon: string }

/** What the customer's other device would send: a session of its own, the same cart. */
function applyElsewhere(page: Page, email: string, codes: Codes) {
  return page.evaluate(
    async ({ username, card, coupon }) => {
      const post = async (path: string, body: object, token = '') => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await response.json()).result
      }
      const token = await post('/api/user/login', { username, password: 'Geheim12!' })
      const cartId = await post('/api/cart/create', {}, token)
      await post('/api/ext/gift-card/apply', { quoteId: cartId, giftCardCode: card }, token)
      await post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`, {}, token)
    },
    { username: email, ...codes },
  )
}

/** As in a train: every answer takes its time. */
async function throttle(page: Page, { latency, bytesPerSecond }: { latency: number; bytesPerSecond: number }) {
  const browser = await page.context().newCDPSession(page)
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
}

describe('the cart on device and server', () => {
  it('does not wait for a slow network, and counts right once it is through', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    await throttle(page, { latency: 700, bytesPerSecond: 30_000 })
    for (const quantity of [1, 2, 3]) {
      await buy(page)
      await expect.poll(() => onDevice(page)).toEqual({ 'VK1001-CREAM-128': quantity })
    }

    await bothHold(page, { 'VK1001-CREAM-128': 3 })
  })

  it('goes along at login, and is not doubled however often the page is opened [SYNC-07]', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    await addToCart(page)
    const email = await openAccount(page)
    await goTo(page, '/en/login/')
    await logIn(page, email)

    await bothHold(page, { 'VK1001-CREAM-128': 1 })
    await page.reload()
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
  })

  it('shows the gift card and the coupon another device has put on, and takes them off [COUP-02] [COUP-04]', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 375, path: tee })
    await addToCart(page)
    const email = await openAccount(page)
    // The login leads back to where the shopper was.
    await goTo(page, '/en/cart/')
    await page.getByLabel('Quantity of Anker tee').waitFor()
    await goTo(page, '/en/login/')
    await logIn(page, email)
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
    await applyElsewhere(page, email, { card: 'GIFT-FULL', coupon: 'FIVEOFF' })

    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByText('Discount (FIVEOFF)').waitFor()
    await page.getByText('€30.10 left on the card').waitFor()
    await page.getByRole('button', { name: 'Remove gift card GIFT-FULL' }).click()
    await page.getByRole('button', { name: 'Remove gift card GIFT-FULL' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove discount code FIVEOFF' }).click()
    await page.getByText('€24.90').first().waitFor()
  })

  it('keeps the last word about stock in the browser, for when there is no network [SYNC-36]', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    await addToCart(page)
    await expect.poll(() => keptAnswers(page)).toEqual(['/api/stock/check?sku=VK1001-CREAM-128'])
  })
})

/** What the browser's own database holds of answers that may be used again. */
function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Opening it would make it, and not as the shop does.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'shop-results')
    if (!isThere) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('shop-results')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const asking = opening.result.transaction('results').objectStore('results').getAllKeys()
        asking.onerror = () => reject(asking.error)
        asking.onsuccess = () => {
          opening.result.close()
          resolve(asking.result.map(String))
        }
      }
    })
  })
}
