import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { menuLink, notHere } from '../../owner/steps/failures.ts'
import { createProfile, isKept, type Profile, visitAndKeep } from './profile.ts'

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

describe('a page that is not on the device', () => {
  it('leads home and says why, also where home comes as a document of its own [ROUTE-54]', async () => {
    const page = await profile.open()
    const home = `${profile.origin}/en/`
    await visitAndKeep(page, home)
    await visitAndKeep(page, `${profile.origin}/en/girls/`)
    expect(await isKept(page, home)).toBe(true)
    await profile.goOffline()
    await page.getByText('You are offline. Some features might not be available.').waitFor()
    await menuLink(page, 'Boys').click()

    await page.waitForURL(home)
    await page.waitForLoadState('networkidle')
    const alert = page.getByRole('alert').filter({ hasText: notHere })
    await alert.getByRole('button', { name: 'OK' }).click()
    await alert.getByText(notHere).waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page.getByText('You are offline. Some features might not be available.').waitFor()
    expect(await page.getByText(notHere).count()).toBe(0)
  })
})
