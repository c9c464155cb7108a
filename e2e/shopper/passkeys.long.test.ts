import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openAccount, sendLogIn, tokenOf } from './accounts.ts'
import { cardOf, guest, security } from './steps/passkeys.ts'

describe('logging out everywhere', () => {
  it('ends the session of another device', async ({ openPage }) => {
    const expected = [/response 401/, /status of 401/]
    const [here, there] = [await openPage({ path: security, expected }), await openPage({ path: security, expected })]
    await Promise.all([guest(here).waitFor(), guest(there).waitFor()])
    const email = await openAccount(here, 'Noor')
    await sendLogIn(there, email)
    await cardOf(there, 'Where you are logged in').getByText('This device, now').waitFor()
    await sendLogIn(here, email)
    const card = cardOf(here, 'Where you are logged in')
    await card.getByRole('button', { name: /^Log out on/ }).waitFor()

    const everywhere = card.getByRole('button', { name: 'Log out everywhere' })
    await everywhere.click()
    await card.getByRole('button', { name: 'Cancel' }).click()
    await everywhere.and(here.locator(':focus')).waitFor()
    await everywhere.click()
    await card.getByText('You are logged out on this device too.').waitFor()
    await card.getByRole('button', { name: 'Log out everywhere' }).click()
    await here.getByText('You are logged out everywhere.').waitFor()
    await expect.poll(() => tokenOf(here)).toBeNull()

    await there.goto(new URL(security, there.url()).href)
    await guest(there).waitFor()
    await expect.poll(() => tokenOf(there)).toBeNull()
  })
})
