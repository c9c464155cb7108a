import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, sendLogIn, tokenOf } from './accounts.ts'

const firstNameOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shop/user/current-user') ?? '{}').firstName)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('the account', () => {
  it('is entered by a guest on the spot, used and left with nothing behind [ROUTE-04] [ROUTE-10] [ROUTE-57] [ACC-05] [AUTH-13] [AUTH-14]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/my-account/profile/' })
    await page.getByText('You need to be logged in to see this page').waitFor()
    const email = await openAccount(page, 'Bo')
    const main = page.getByRole('main')
    await sendLogIn(page, email)

    const firstName = main.getByLabel('First name')
    await firstName.waitFor()
    await firstName.fill('Bodil')
    await main.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your details have been saved.').waitFor()
    await expect.poll(() => firstNameOf(page)).toBe('Bodil')

    const menu = page.getByRole('navigation', { name: 'My account' })
    await menu.getByRole('link', { name: 'My account' }).click()
    await heading(page, 'Hi Bodil!').waitFor()
    await page.getByText('You have not ordered anything yet.').waitFor()
    await menu.getByRole('link', { name: 'Loyalty card' }).click()
    await page.waitForURL('**/my-account/loyalty-card/')
    await page.getByRole('img', { name: 'Barcode of your loyalty card' }).waitFor()
    await page.getByText('No points yet').waitFor()

    await menu.getByRole('button', { name: 'Log out' }).click()
    await page.getByText("You're logged out").waitFor()
    await expect.poll(() => tokenOf(page)).toBeNull()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shop/account/')))
    expect(kept).toEqual([])
  })

  it('sends a link to who has forgotten the password, says so when there is nobody with that address, and not without a network [ROUTE-12] [AUTH-18] [AUTH-25] [AUTH-28]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/login/', expected: [/response 40[04]/, /status of 40[04]/] })
    const email = await openAccount(page, 'Bo')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Forgotten your password?' }).click()
    await heading(page, 'Forgotten password').waitFor()
    const ask = async (address: string) => {
      await main.getByLabel('Email address').fill(address)
      await main.getByRole('button', { name: 'Send link' }).click()
    }
    await ask('nobody.at.all@example.com')
    await main.getByText('The provided email does not exist').waitFor()

    await page.context().setOffline(true)
    await ask(email)
    await page.getByText('Reset password feature does not work while offline!').first().waitFor()
    await page.context().setOffline(false)
    await ask(email)
    await main.getByText(email).waitFor()
  })
})
