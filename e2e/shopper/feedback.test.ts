import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { stopClock } from '../harness/stop-clock.ts'

const warning = 'Create an account to use the wishlist'

async function warn(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /wishlist/i })
    .click()
  await page.getByText(warning, { exact: true }).waitFor()
}

describe('a notification', () => {
  it('stands at the top right, has an OK button and a close icon, and is said once however often it is caused [UI-14] [UI-15] [UI-19]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/' })
    await warn(page)
    await warn(page)

    const alert = page.getByRole('alert').filter({ hasText: warning })
    expect(await alert.getByText(warning, { exact: true }).count()).toBe(1)
    const box = await alert.getByText(warning, { exact: true }).locator('..').boundingBox()
    expect(box && { fromTop: box.y < 160, fromRight: 1280 - box.x - box.width < 60 }).toEqual({
      fromTop: true,
      fromRight: true,
    })
    await alert.getByRole('button', { name: 'Close notification' }).click()
    await alert.getByText(warning, { exact: true }).waitFor({ state: 'detached' })

    await warn(page)
    await alert.getByRole('button', { name: 'OK' }).click()
    await alert.getByText(warning, { exact: true }).waitFor({ state: 'detached' })
  })

  it('goes by itself after five seconds, but not while somebody points at it [UI-17]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    await stopClock(page)
    await warn(page)

    await page.getByText(warning, { exact: true }).hover()
    await page.clock.runFor(6000)
    expect(await page.getByText(warning, { exact: true }).count()).toBe(1)
    await page.mouse.move(10, 700)
    await page.clock.runFor(4000)
    expect(await page.getByText(warning, { exact: true }).count()).toBe(1)
    await page.clock.runFor(1001)
    await page.getByText(warning, { exact: true }).waitFor({ state: 'detached' })
  })
})

describe('the offline badge', () => {
  it('is there while there is no network [UI-01] [OFF-02]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', expected: [/ERR_INTERNET_DISCONNECTED/] })
    const badge = page.getByText('You are offline. Some features might not be available.')

    await page.context().setOffline(true)
    await badge.waitFor()
    await page.context().setOffline(false)
    await badge.waitFor({ state: 'detached' })
  })
})

describe('the cookie settings', () => {
  const settings = 'Cookie settings'

  it('start with nothing allowed and keep what the shopper decides, which can be changed [ANA-04] [ROUTE-21]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/delivery/' })
    const open = () => page.getByRole('contentinfo').getByRole('button', { name: settings }).click()
    const ticked = () => page.getByRole('dialog').getByRole('checkbox', { checked: true }).allInnerTexts()
    const stored = () => page.evaluate<string>("localStorage.getItem('vonk-consent')")
    const events = () => page.evaluate<string>('JSON.stringify(window.dataLayer ?? null)')

    await open()
    expect(await page.getByRole('checkbox', { name: 'Statistics' }).isChecked()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Advertising' }).isChecked()).toBe(false)
    expect(await ticked()).toHaveLength(1)
    expect(await events()).toBe('null')

    await page.getByRole('checkbox', { name: 'Statistics' }).check()
    await page.getByRole('button', { name: 'Save choice' }).click()
    expect(JSON.parse(await stored())).toMatchObject({ analytics: true, marketing: false, version: 1 })
    await expect.poll(events).toContain('"page_view"')
    expect(await events()).toContain('"page_type":"CmsPage"')
    expect(await events()).toContain('"analytics_storage":"granted"')
    expect(await events()).toContain('"ad_storage":"denied"')

    await open()
    await page.getByRole('button', { name: 'Reject all' }).click()
    expect(JSON.parse(await stored())).toMatchObject({ analytics: false, marketing: false })
  })
})

describe('what is measured', () => {
  it('tells of a product that is looked at and put into the cart, once the shopper agreed [ANA-01] [ANA-02] [ANA-04]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-128', width: 375 })
    await page.evaluate(
      `localStorage.setItem('vonk-consent', '{"analytics":true,"marketing":false,"date":"2026-11-15","version":1}')`,
    )
    await page.reload()
    const told = (name: string) =>
      page.evaluate<Record<string, unknown> | null>(
        `(window.dataLayer ?? []).find((entry) => entry.event === '${name}')?.ecommerce ?? null`,
      )
    const price = { currency: 'EUR', value: 19.95 }
    const item = { item_name: 'Anker tee', price: 19.95, quantity: 1, discount: 0 }

    await expect
      .poll(() => told('view_item'))
      .toMatchObject({
        ...price,
        items: [{ ...item, item_id: 'VK1001-CREAM', item_brand: 'Vonk', item_category: expect.stringMatching(/./) }],
      })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect
      .poll(() => told('add_to_cart'))
      .toMatchObject({
        ...price,
        items: [{ ...item, item_id: 'VK1001-CREAM-128', item_brand: 'Vonk', item_variant: '128' }],
      })
  })
})
