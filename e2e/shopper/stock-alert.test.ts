import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { anAddress, main, sheet } from './steps/stock-alert.ts'

/** An account, and its owner logged in on this device. */
async function logIn(page: Page): Promise<string> {
  const [email, password] = [anAddress(), 'Geheim12!']
  await page.evaluate(
    async ([address, secret]) => {
      const customer = { email: address, firstname: 'Mila', lastname: 'Jansen' }
      const body = JSON.stringify({ customer, password: secret })
      await fetch('/api/user/create', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    [email, password] as const,
  )
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel('Password', { exact: true }) })
    .first()
  await form.getByLabel(/e-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: /log in/i }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/user/current-token'))).not.toBeNull()
  return email
}

describe('a size that is sold out', () => {
  it('is waited for by a customer without a mail before, who ends it in the account', async ({ openPage }) => {
    const page = await openPage({ path: '/en/login/' })
    const email = await logIn(page)
    await page.goto(new URL('/en/hommel-tee-with-tie-dye-coral/', page.url()).href)
    await page.getByRole('button', { name: /^140.*Sold out, Tell me when it is back/ }).click()
    await expect.poll(() => sheet(page).getByRole('textbox').inputValue()).toBe(email)
    await sheet(page).getByRole('button', { name: 'Tell me', exact: true }).click()
    await sheet(page).getByText(`We will write to ${email} as soon as it is back.`).waitFor()

    await page.goto(new URL('/en/my-account/wishlist/', page.url()).href)
    await main(page).getByRole('link', { name: 'Hommel tee with tie-dye' }).waitFor()
    await main(page)
      .getByRole('button', { name: /^Do not tell me about Hommel tee with tie-dye, .*140$/ })
      .click()
    await main(page).getByText('You no longer wait for anything.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You hear when these are back')
    await page.reload()
    await main(page).getByRole('heading', { name: 'Nothing on your wishlist yet' }).waitFor()
    expect(await main(page).getByText('You hear when these are back').count()).toBe(0)
  })
})
