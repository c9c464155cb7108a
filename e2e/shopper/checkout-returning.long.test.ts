import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'
import { logInOnTheSpot } from './checkout/journey.ts'
import { approveIdeal, fillInAddress, fillInContact, goToCheckout, orderButton } from './checkout/steps.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const terms = (page: Page) => page.getByLabel('I accept the terms')
const bank = (page: Page) => page.getByRole('heading', { name: 'Pay with iDEAL | Wero' })

describe('whoever has ordered before', () => {
  it('needs three taps from the cart to the bank', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 375 })
    await goToCheckout(page)
    // An order of hers is in the demo's past.
    await logInOnTheSpot(page, { language: 'en', email: 'sanne@example.com' })

    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Proceed to checkout' }).click()
    await tick(terms(page))
    await orderButton(page).click()
    await bank(page).waitFor()
  })
})

describe('an order placed without a network', () => {
  it('waits on the device, says so, and is one order when the network is back [ORD-17] [ORD-20]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375, expected: [/ERR_INTERNET_DISCONNECTED/] })
    await goToCheckout(page)
    await fillInContact(page)
    await fillInAddress(page)
    await tick(page.getByRole('radio', { name: 'iDEAL' }))
    await tick(terms(page))
    await page.getByRole('region', { name: 'Review and order' }).getByText('€24.90').first().waitFor()
    await page.context().setOffline(true)
    await orderButton(page).click()
    await page.getByRole('heading', { name: 'Your order is waiting' }).waitFor()

    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/order') orders.push(request.url())
    })
    await page.context().setOffline(false)
    await page.getByRole('main').getByRole('link', { name: 'See the status' }).click()
    await orderButton(page).click()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
    expect(orders).toHaveLength(1)
  })
})
