import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, password, sendLogIn, tokenOf } from './accounts.ts'

describe('the account', () => {
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
})
