import type { Page } from 'playwright-core'
import { tick } from '../../harness/tick.ts'

/** From a product page to its checkout. */
export async function goToCheckout(page: Page, payment = 'iDEAL'): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Product has been added to the cart!').first().waitFor()
  await page.goto(new URL('/en/checkout/', page.url()).href)
  await page.getByRole('radio', { name: payment }).waitFor()
}

export async function fillInContact(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('zoe@example.com')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('Vries')
}

/** A postcode and a number; the street is found. */
export async function fillInAddress(page: Page): Promise<void> {
  await page.getByLabel('Postcode').first().fill('1012 PH')
  await page.getByLabel('Number', { exact: true }).fill('80')
  await page.getByText('Found: Kalverstraat 80, Amsterdam').waitFor()
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: 'Order with obligation to pay' })
}

/** Chooses a bank and pays. */
export async function approveIdeal(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Pay with iDEAL | Wero' }).waitFor()
  await tick(page.getByRole('radio').first())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay €/ }).click()
}
