import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './harness/it.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const otherTee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-116'

const buy = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click()

/** What lies on the device: how many of each sku. */
function onDevice(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('shop/cart/current-cart') ?? '[]')
    return Object.fromEntries(lines.map((line: { sku: string; quantity: number }) => [line.sku, line.quantity]))
  })
}

/** What the server holds for this device, asked past everything the page does. */
function onServer(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    const cartId = kept('shop/cart/current-cart-token')
    if (!cartId) return {}
    const token = kept('shop/user/current-token')
    const response = await fetch(`/api/cart/pull?cartId=${cartId}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    const { result } = await response.json()
    return Object.fromEntries(result.map((row: { sku: string; qty: number }) => [row.sku, row.qty]))
  })
}

async function bothHold(page: Page, lines: Record<string, number>) {
  await expect.poll(() => onServer(page), { timeout: 12_000 }).toEqual(lines)
  expect(await onDevice(page)).toEqual(lines)
}

async function addTee(page: Page) {
  await buy(page)
  await page.getByText('Product has been added to the cart!').first().waitFor()
}

async function secondTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await tab.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  return tab
}

describe('the cart on device and server', () => {
  it('is one in two tabs that add at the same moment [SYNC-10]', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    const other = await secondTab(page, otherTee)
    await Promise.all([buy(page), buy(other)])

    await bothHold(page, { 'VK1001-CREAM-128': 1, 'VK1001-CREAM-116': 1 })
    await page.getByRole('link', { name: /Shopping bag.* 2 items/ }).waitFor()
    await other.getByRole('link', { name: /Shopping bag.* 2 items/ }).waitFor()
  })

  it('takes what is put in without network and sends it when the network is back [OFF-01] [OFF-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 375, path: tee, expected: [/ERR_INTERNET_DISCONNECTED/] })
    await addTee(page)
    await page.context().setOffline(true)
    await buy(page)
    await expect.poll(() => onDevice(page)).toEqual({ 'VK1001-CREAM-128': 2 })

    await page.context().setOffline(false)
    await bothHold(page, { 'VK1001-CREAM-128': 2 })
  })

  it('counts once what the server took although its answer was lost', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee, expected: [/ERR_FAILED/] })
    await page.route(
      '**/api/cart/update**',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await buy(page)
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
    await page.reload()
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
  })

  it('goes along at login, and is not doubled however often the page is opened [SYNC-07]', async ({ openPage }) => {
    const page = await openPage({ width: 375, path: tee })
    await addTee(page)
    const email = `mila.${Date.now()}@example.com`
    await page.evaluate(async (address) => {
      const customer = { email: address, firstname: 'Mila', lastname: 'Jansen' }
      const body = JSON.stringify({ customer, password: 'Geheim12!' })
      await fetch('/api/user/create', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }, email)
    await page.goto(new URL('/en/login/', page.url()).href, { waitUntil: 'networkidle' })
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('Password', { exact: true }) })
      .first()
    await form.getByLabel(/e-?mail/i).fill(email)
    await form.getByLabel('Password', { exact: true }).fill('Geheim12!')
    await form.getByRole('button', { name: /log in/i }).click()

    // A customer's cart has a number.
    const cartToken = () => page.evaluate(() => localStorage.getItem('shop/cart/current-cart-token'))
    await expect.poll(cartToken, { timeout: 12_000 }).toMatch(/^"\d+"$/)
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
    await page.reload()
    await bothHold(page, { 'VK1001-CREAM-128': 1 })
  })
})
