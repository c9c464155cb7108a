import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { onDevice, onServer } from '../carts.ts'
import { addToCart } from '../checkout/steps.ts'
import { createProfile, type Profile, visit, visitAndKeep } from './profile.ts'

const sku = 'VK1001-CREAM-104'
const tee = `/en/anker-tee-cream/?childSku=${sku}`

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

/** As somebody has set it who wants no site to keep anything. */
async function denyStorage(): Promise<void> {
  await mkdir(join(profile.folder, 'Default'), { recursive: true })
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile.folder, 'Default', 'Preferences'), JSON.stringify(preferences))
}

describe('a browser that lets no site keep anything', () => {
  it('sells all the same: what was put into the cart is there as long as the page is [OFF-01]', async () => {
    await denyStorage()
    const page = await profile.open()
    await visit(page, profile.origin + tee)
    expect(await page.evaluate<string>(nameOfRefusal)).toBe('SecurityError')
    await addToCart(page)
    await page.getByRole('link', { name: 'View cart' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Shopping cart' }).waitFor()
    await page.getByRole('main').getByText('Anker tee').first().waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /checkout/i })
      .first()
      .click()

    await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
    await page.getByRole('region', { name: 'Review and order' }).getByText('€24.90').first().waitFor()
  })
})

/** Runs in the page. */
const nameOfRefusal = `(() => { try { return String(localStorage.length) } catch (error) { return error.name } })()`

describe('a browser without room for more', () => {
  it('loses nothing of the cart, without a network and with it [OFF-10]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, profile.origin + tee)
    await leaveNoRoom(page)
    await profile.goOffline()
    await addToCart(page)
    await page.reload()
    await expect.poll(() => onDevice(page)).toEqual({ [sku]: 1 })
    await profile.goOnline()

    await expect.poll(() => onServer(page)).toEqual({ [sku]: 1 })
    await visit(page, `${profile.origin}/en/boys/`)
    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
  })
})

describe('a browser whose storage is full to the last letter', () => {
  it('sells all the same: the shop has what was put into the cart', async () => {
    const page = await profile.open()
    await visit(page, `${profile.origin}/en/`)
    await page.evaluate(fillUp)
    await visit(page, profile.origin + tee)
    await addToCart(page)
    await page.getByRole('link', { name: 'View cart' }).first().click()
    await page.getByRole('main').getByText('Anker tee').first().waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /checkout/i })
      .first()
      .click()

    await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
    await page.getByRole('region', { name: 'Review and order' }).getByText('€24.90').first().waitFor()
  })
})

/** Runs in the page. */
const fillUp = `(() => {
  for (let length = 4_000_000; length > 0; length = Math.floor(length / 2)) {
    try {
      for (;;) localStorage.setItem('filler-' + length + '-' + localStorage.length, 'x'.repeat(length))
    } catch {}
  }
})()`

/** The browser's databases and caches take nothing more from now on. */
async function leaveNoRoom(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: profile.origin, quotaSize: 1 })
}

const years = 365 * 24 * 3_600_000

describe.each([
  ['years behind', -7 * years],
  ['years ahead', 5 * years],
])('a clock that is %s', (_, shiftMs) => {
  it('changes nothing: what was put into the cart without a network reaches the shop [OFF-03]', async () => {
    const page = await profile.open()
    await page.addInitScript(shiftClock, shiftMs)
    await visitAndKeep(page, profile.origin + tee)
    await profile.goOffline()
    await visit(page, profile.origin + tee)
    await addToCart(page)
    await profile.goOnline()

    await expect.poll(() => onServer(page)).toEqual({ [sku]: 1 })
    expect(await onDevice(page)).toEqual({ [sku]: 1 })
    await visit(page, `${profile.origin}/en/checkout/`)
    await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
  })
})

/** Runs in the page, before its own scripts. */
function shiftClock(shift: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      values.length === 0 ? new target(RealDate.now() + shift) : Reflect.construct(target, values),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name)),
  })
}
