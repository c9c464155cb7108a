import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createProfile, isKept, type Profile, visit } from './profile.ts'

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

const at = (path: string) => `${profile.origin}/en/my-account/${path}`
const firstOrder = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^View order/ })
    .first()
const barcode = (page: Page) => page.getByRole('img', { name: 'Barcode of your loyalty card' })
const items = (page: Page) => page.getByRole('main').getByText('Delivery address').first()

/** Logs in and looks at the list of orders, at one of them and at the loyalty card. */
async function lookAround(page: Page): Promise<void> {
  const main = page.getByRole('main')
  // The list often comes before the shop has said who she is; here it always does.
  profile.line.decide = ({ url }) => (url?.startsWith('/api/user/me') ? 'lose' : 'bring')
  await visit(page, at('orders/'))
  await main.getByLabel('Email address').fill('sanne@example.com')
  await main.getByLabel('Password', { exact: true }).fill('Vonk-demo-1')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await firstOrder(page).waitFor()
  await profile.goOnline()
  await firstOrder(page).click()
  await items(page).waitFor()
  await visit(page, at('loyalty-card/'))
  await barcode(page).waitFor()
  for (const path of ['orders/', 'order/0/', 'loyalty-card/'])
    await expect.poll(() => isKept(page, at(path))).toBe(true)
}

const wasDone = [() => true, () => false] as const

describe('a customer without a network', () => {
  it('sees her orders and her loyalty card, and after her log-out nobody does [OFF-01]', async () => {
    const page = await profile.open()
    await lookAround(page)
    await profile.goOffline()
    await visit(page, at('orders/'))
    await firstOrder(page).click()
    await items(page).waitFor()
    await visit(page, at('loyalty-card/'))
    await barcode(page).waitFor()

    await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => page.evaluate<number>(countKept)).toBe(0)
    // A log-out leads on by itself, and whoever opens another page meanwhile is called off.
    await expect.poll(() => visit(page, at('orders/')).then(...wasDone)).toBe(true)
    await page.getByText('You need to be logged in to see this page').waitFor()
    expect(await firstOrder(page).count()).toBe(0)
  })
})

/** Runs in the page: how much about a customer lies on the device. */
const countKept = `Object.keys(localStorage).filter((key) => key.startsWith('shop/account/')).length`
