import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addAuthenticator } from '../harness/add-authenticator.ts'
import { it } from '../harness/it.ts'
import { openAccount, password, sendLogIn, tokenOf } from './accounts.ts'
import { cardOf, guest, security } from './steps/passkeys.ts'

/**
 * The finger of the browser's authenticator answers whoever asks, the field for the address too: it would be logged in before anybody
 * pressed a button. Here the browser offers no key in a field.
 */
async function leaveFieldsAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('a passkey', () => {
  it('is added and renamed, logs in without an address, and is removed', async ({ openPage }) => {
    const page = await openPage({ path: security })
    await guest(page).waitFor()
    const email = await openAccount(page, 'Noor')
    await sendLogIn(page, email)
    const card = cardOf(page, 'Passkeys')
    await card.getByText('You have no passkeys yet.').waitFor()
    await addAuthenticator(page)
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByLabel('Name of the passkey').fill('Phone of Noor')
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByText('Please fill in this field').or(card.locator('[aria-invalid="true"]')).first().waitFor()
    await card.getByLabel('Current password', { exact: true }).fill(password)
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByText('Not used yet').waitFor()
    expect(await focused(page)).toBe('Add a passkey')
    await card.getByRole('button', { name: 'Rename the passkey ‘Phone of Noor’' }).click()
    await card.getByLabel('Name of the passkey').fill('Tablet of Noor')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The passkey is now called ‘Tablet of Noor’.').waitFor()
    expect(await focused(page)).toBe('Rename')

    await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => tokenOf(page)).toBeNull()
    await leaveFieldsAlone(page)
    await page.goto(new URL(security, page.url()).href)
    await guest(page).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Log in with a passkey' }).click()
    await card.getByText(/Last used on/).waitFor()

    await card.getByRole('button', { name: 'Remove the passkey ‘Tablet of Noor’' }).click()
    // The key that is to go may show once more whose account it is.
    await card.getByRole('button', { name: 'Use a passkey' }).click()
    await card.getByText('we know now that it is you').waitFor()
    expect(await focused(page)).toMatch(/we know now/)
    await card.getByRole('button', { name: 'Remove', exact: true }).click()
    await card.getByText('You have no passkeys yet.').waitFor()
    expect(await focused(page)).toBe('Passkeys')
  })
})
