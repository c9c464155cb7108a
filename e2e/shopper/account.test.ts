import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, password, sendLogIn, tokenOf } from './accounts.ts'

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

  it('is taken along as a file, and forgotten by who knows the password [AUTH-27]', async ({ openPage }) => {
    const page = await openPage({
      path: '/en/my-account/profile/',
      expected: [/response 40[13]/, /status of 40[13]/],
    })
    await page.getByText('You need to be logged in to see this page').waitFor()
    const email = await openAccount(page, 'Bo')
    await sendLogIn(page, email)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('account.zip')
    await page.getByText('The download has started.').waitFor()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const remove = async (typed: string) => {
      await dialog.getByLabel('Your password').fill(typed)
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
    }
    await remove('Anders12!')
    await dialog.getByText("The password doesn't match this account.").waitFor()
    await remove(password)
    await page.getByText('Your account has been deleted.').waitFor()
    await expect.poll(() => tokenOf(page)).toBeNull()

    await page.goto(new URL('/en/my-account/', page.url()).href)
    await page.getByText('You need to be logged in to see this page').waitFor()
    await sendLogIn(page, email)
    await page
      .getByText(/sign-in was incorrect or your account is disabled temporarily/)
      .first()
      .waitFor()
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
