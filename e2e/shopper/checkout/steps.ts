import type { Page } from 'playwright-core'
import { tick } from '../../harness/tick.ts'

/** The page of a tee, with a size chosen. */
export const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Product has been added to the cart!').first().waitFor()
}

/** From a product page to its checkout. */
export async function goToCheckout(page: Page, payment = 'iDEAL'): Promise<void> {
  await addToCart(page)
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
  return page.getByRole('button', { name: 'Order and pay' })
}

/** Chooses a bank and pays. */
export async function approveIdeal(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Pay with iDEAL | Wero' }).waitFor()
  await tick(page.getByRole('radio').first())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay €/ }).click()
}

/** A row of what the order costs, as it stands above the button. */
export function totalRow(page: Page, name: string) {
  return page.getByRole('region', { name: 'Review and order' }).locator('dl > div').filter({ hasText: name })
}

/** What is to be paid. */
export function grandTotal(page: Page) {
  return page.getByRole('region', { name: 'Review and order' }).locator('dl').last()
}

export async function enterCode(page: Page, field: string, code: string): Promise<void> {
  await page.getByLabel(field).fill(code)
  await page.getByLabel(field).press('Enter')
}

/** From a product page: orders as a guest, pays, and reads the number of the order. */
export async function buy(page: Page): Promise<string> {
  await goToCheckout(page)
  await fillInContact(page)
  await fillInAddress(page)
  await tick(page.getByLabel('I accept the terms'))
  await orderButton(page).click()
  await approveIdeal(page)
  await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
  return page
    .getByText(/^Order number/)
    .locator('b')
    .innerText()
}
