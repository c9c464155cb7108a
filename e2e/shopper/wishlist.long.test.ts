import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, password } from './accounts.ts'
import { wishesOf } from './steps/wishlist.ts'

describe('the wishlist', () => {
  it('keeps what a guest tapped the heart of until she is in, and says a wrong password once [WISH-08] [AUTH-27]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/search/?q=hoodie', expected: [/response 401/, /status of 401/] })
    const email = await openAccount(page)
    const heart = page.getByRole('button', { name: /^Save to your wishlist: / }).first()
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save to your wishlist: ', '')
    await heart.click()
    await page.waitForURL('**/en/login/?reason=wishlist')

    const form = page.locator('form').filter({ has: page.getByRole('link', { name: 'Forgotten your password?' }) })
    await form.getByLabel('Email address').fill(email)
    await form.getByLabel('Password', { exact: true }).fill('not-it-1A')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    const wrong = page.getByText('The account sign-in was incorrect or your account is disabled temporarily.')
    await wrong.waitFor()
    expect(await wrong.count()).toBe(1)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Log in', exact: true }).click()

    await page.waitForURL('**/en/search/?q=hoodie')
    await page.getByText(`Welcome, Mila! ${name} is on your wishlist.`).first().waitFor()
    expect(await wrong.count()).toBe(0)
    await page
      .getByRole('button', { name: `Remove from your wishlist: ${name}` })
      .first()
      .waitFor()
    expect(await wishesOf(page)).toEqual([name])
  })

  it('keeps it while she opens an account, and welcomes her by name [WISH-08]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/search/?q=hoodie' })
    const heart = page.getByRole('button', { name: /^Save to your wishlist: / }).first()
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save to your wishlist: ', '')
    await heart.click()
    await page.waitForURL('**/en/login/?reason=wishlist')

    const form = page.locator('form').filter({ has: page.getByLabel('First name') })
    await form.getByLabel('First name').fill('Fenna')
    await form.getByLabel('Last name').fill('Jansen')
    await form.getByLabel('Email address').fill(`fenna.${crypto.randomUUID()}@example.com`)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByLabel('Repeat password').fill(password)
    await form.getByRole('button', { name: 'Create account' }).click()

    await page.getByText(`Welcome, Fenna! ${name} is on your wishlist.`).first().waitFor()
    await page.waitForURL('**/en/search/?q=hoodie')
    expect(await wishesOf(page)).toEqual([name])
  })
})
