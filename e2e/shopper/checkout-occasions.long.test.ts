import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'
import { logInOnTheSpot, passChallenge } from './checkout/journey.ts'
import {
  approveIdeal,
  enterCode,
  fillInAddress,
  fillInContact,
  goToCheckout,
  orderButton,
  totalRow,
} from './checkout/steps.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const thanks = (page: Page, name: string) => page.getByRole('heading', { name: `Thank you, ${name}!` }).waitFor()

describe('the checkout', () => {
  it('leaves the points alone where a gift card pays for everything', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 375 })
    await goToCheckout(page)
    await logInOnTheSpot(page, { language: 'en', email: 'sanne@example.com' })
    await page.getByText('Show your order').click()
    await page.getByText('Pay with points').click()
    await enterCode(page, 'Number of points', '100')
    await totalRow(page, 'Loyalty points').getByText('-€1.00').waitFor()
    await page.getByText('Discount code or gift card?').click()
    await enterCode(page, 'Gift card code', 'GIFT-FULL')

    await page.getByText('Nothing left to pay').waitFor()
    await totalRow(page, 'Gift card').getByText('-€24.90').waitFor()
    expect(await totalRow(page, 'Loyalty points').count()).toBe(0)
  })

  it('opens an account with the order, and the order is the customer’s [CHK-01]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 375 })
    await goToCheckout(page)
    await fillInContact(page)
    const email = `zoe.${crypto.randomUUID()}@example.com`
    await page.getByLabel('Email address').fill(email)
    await tick(page.getByLabel('Create an account, too'))
    await page.getByLabel('Choose a password').fill('short')
    await fillInAddress(page)
    await tick(page.getByLabel('I accept the terms'))
    await orderButton(page).click()
    await page.getByText('1 field needs another look.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')

    await page.getByLabel('Choose a password').fill('Geheim12!')
    await orderButton(page).click()
    await approveIdeal(page)
    await thanks(page, 'Zoë')
    expect(await page.getByText('Keep your order in an account').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('shop/user/current-token'))).not.toBeNull()
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Geheim12!')
  })

  it('keeps every keystroke when somebody logs in halfway [CHK-08]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await goToCheckout(page)
    await fillInContact(page)
    await fillInAddress(page)
    await page.getByLabel('Addition').fill('bis')
    await tick(page.getByLabel('I accept the terms'))
    await logInOnTheSpot(page, { language: 'en', email: 'lotte@example.com' })

    await page.getByRole('group', { name: 'Deliver to' }).getByRole('radio', { name: 'Another address' }).waitFor()
    const typed = ['First name', 'Last name', 'Postcode', 'Number', 'Addition'].map((label) =>
      page.getByLabel(label, { exact: true }).inputValue(),
    )
    expect(await Promise.all(typed)).toEqual(['Zoë', 'Vries', '1012 PH', '80', 'bis'])
    expect(await page.getByLabel('I accept the terms').isChecked()).toBe(true)
    await orderButton(page).click()
    await approveIdeal(page)
    await thanks(page, 'Zoë')
  })

  it('asks for no delivery where nothing is delivered [CHK-05]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/gift-card-25/', width: 375 })
    await page.getByLabel('Who is it for?').fill('Mila')
    await goToCheckout(page, 'Credit or debit card')
    expect(await page.getByRole('region', { name: 'Delivery' }).count()).toBe(0)
    await fillInContact(page)
    await fillInAddress(page)
    await tick(page.getByRole('radio', { name: 'Credit or debit card' }))
    await tick(page.getByLabel('I accept the terms'))
    await orderButton(page).click()
    await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
    await passChallenge(page, 'en')
    await page.getByRole('button', { name: /^Pay €25/ }).click()
    await thanks(page, 'Zoë')
  })
})
