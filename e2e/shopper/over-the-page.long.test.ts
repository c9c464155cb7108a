import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { launchChromium } from '../chromium/launch-chromium.ts'
import { it } from '../harness/it.ts'
import { waitForHydration } from '../harness/page-opener.ts'
import { tick } from '../harness/tick.ts'
import { approveIdeal, fillInAddress, fillInContact, goToCheckout, orderButton, tee } from './checkout/steps.ts'

describe('choosing a size in a list', () => {
  it('fits a phone, and shows other colours in their own sizes', async ({ openPage }) => {
    const page = await openPage({ path: '/en/search/?q=anker%20tee', width: 375 })
    await page
      .getByRole('button', { name: /^Choose a size: Anker tee/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Choose size and colour' })
    const colours = sheet.getByRole('group', { name: /^Colour/ })
    const before = await colours.getByRole('button', { pressed: true }).getByRole('img').getAttribute('alt')
    await colours.getByRole('button', { pressed: false }).first().click()
    await expect
      .poll(() => colours.getByRole('button', { pressed: true }).getByRole('img').getAttribute('alt'))
      .not.toBe(before)
    await sheet.getByRole('button', { name: /^128/ }).waitFor()
  })
})

describe('what goes with the cart', () => {
  it('is a row of products over the drawer, each a way to its page [UI-07]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'Goes well with this' }).click()
    const row = page.getByRole('dialog', { name: 'Goes well with this' })
    const product = row.getByRole('list').getByRole('link').first()
    const address = await product.getAttribute('href')
    await product.click()

    await page.waitForURL(`**${address}*`)
    await row.waitFor({ state: 'detached' })
  })
})

describe('a window over the page', () => {
  it('lies where the scrollbar was, and the page stays where it is', async () => {
    const browser = await launchChromium(inject('chromiumPath'), { hasScrollbars: true })
    onTestFinished(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`http://localhost:${inject('shopPort')}${tee}`, { waitUntil: 'domcontentloaded' })
    await waitForHydration(page)
    const scrollbar = () => page.evaluate<number>('innerWidth - document.documentElement.clientWidth')
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    expect(await scrollbar()).toBeGreaterThan(0)

    for (const name of ['Size guide', 'Check stock in stores', /^Enlarge/]) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
      expect(await scrollbar()).toBe(0)
      expect(await title.boundingBox()).toMatchObject({ x: before?.x, width: before?.width })
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    }
  })
})

/** Up to the button, with everything filled in. */
async function fillInCheckout(page: Page) {
  await goToCheckout(page)
  await fillInContact(page)
  await fillInAddress(page)
  await tick(page.getByRole('radio', { name: 'iDEAL' }))
  await tick(page.getByLabel('I accept the terms'))
  await page.getByRole('region', { name: 'Review and order' }).getByText('€24.90').first().waitFor()
}

describe('the checkout', () => {
  it('shows the terms over what was filled in, and covers the page while it orders [UI-07] [UI-20]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee })
    await fillInCheckout(page)
    await page.getByRole('main').getByRole('link', { name: 'Terms and conditions' }).click()
    const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
    await terms.getByRole('heading').nth(1).waitFor()
    await terms.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë')

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/order*', async (route) => {
      await answered
      await route.continue()
    })
    await orderButton(page).click()
    const loading = page.getByRole('status').getByText('Loading…')
    await loading.first().waitFor({ state: 'attached' })
    answer()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
  })
})

describe('orders that wait on the device', () => {
  it('are listed when the network is back, and placed there [UI-07] [ORD-20]', async ({ openPage }) => {
    const page = await openPage({ path: tee, expected: [/ERR_INTERNET_DISCONNECTED/] })
    await fillInCheckout(page)
    await page.context().setOffline(true)
    await orderButton(page).click()
    await page.getByRole('heading', { name: 'Your order is waiting' }).waitFor()
    await page.context().setOffline(false)

    await page.getByRole('button', { name: 'See the order' }).click()
    const waiting = page.getByRole('dialog', { name: 'Your order' })
    await waiting.getByText('Anker tee').waitFor()
    await waiting.getByRole('button', { name: 'Place this order' }).click()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
  })
})

describe('a link of a story', () => {
  it('may promise what is not there yet [UI-07]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/delivery/#m-modal-feature-not-implemented' })
    const told = page.getByRole('dialog', { name: 'Not there yet' })

    await told.getByText('This feature is not implemented yet.').waitFor()
    await told.getByRole('button', { name: 'OK' }).click()
    await told.waitFor({ state: 'detached' })
  })
})
