import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const password = 'Geheim12!'

/** An account of its own, so that no test meets what another one did. */
export async function openAccount(page: Page, firstname = 'Mila'): Promise<string> {
  const email = `${firstname.toLowerCase()}.${crypto.randomUUID()}@example.com`
  const customer = { email, firstname, lastname: 'Jansen' }
  const status = await page.evaluate(
    async (account) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/user/create', { method: 'POST', headers, body: JSON.stringify(account) })).status
    },
    { customer, password },
  )
  expect(status).toBe(200)
  return email
}

/** On the page of the log-in, or where a guest meets its form. */
export async function sendLogIn(page: Page, email: string): Promise<void> {
  const secret = page.getByLabel('Password', { exact: true })
  const form = page.getByRole('main').locator('form').filter({ has: secret }).first()
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('shop/user/current-token'))

/** Until the device is the customer's. */
export async function logIn(page: Page, email: string): Promise<void> {
  await sendLogIn(page, email)
  await expect.poll(() => tokenOf(page)).not.toBeNull()
}
