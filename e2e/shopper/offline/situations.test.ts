import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { onDevice, onServer } from '../carts.ts'
import { addToCart } from '../checkout/steps.ts'
import { createProfile, type Profile, visit, visitAndKeep } from './profile.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const newVersion = (page: Page) => page.getByText('There is a new version of the shop.')

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

/** From now on the shop has another worker, as after a new version of it was put in place. */
async function deploy(): Promise<void> {
  profile.line.decide = () => 'bring'
  const worker = await (await fetch(`${profile.origin}/service-worker.js`)).text()
  const next = { body: `${worker}\n// Another version.`, contentType: 'text/javascript' }
  profile.line.decide = ({ url }) => (url === '/service-worker.js' ? next : 'bring')
}

describe('a new version of the shop', () => {
  it('is offered to both tabs, interrupts nobody who types, and reloads only where that is wanted [OFF-04]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/`)
    const other = await profile.open()
    await visit(other, `${profile.origin}/en/login/`)
    const email = other
      .getByRole('main')
      .getByLabel(/e-?mail/i)
      .first()
    await email.fill('zoe@exam')
    await deploy()
    await visit(page, `${profile.origin}/en/boys/`)
    await newVersion(page).waitFor()
    expect(await newVersion(other).count()).toBe(0)
    await email.pressSequentially('ple.com')
    await email.blur()
    await newVersion(other).waitFor()

    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'OK' }).first().click()
    await reloaded
    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
    expect(await email.inputValue()).toBe('zoe@example.com')
  })

  it('finds what was put into the cart without a network, and sends it [OFF-03]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, profile.origin + tee)
    await profile.goOffline()
    await addToCart(page)
    await profile.close()
    const next = await profile.open()
    await deploy()
    await visit(next, `${profile.origin}/en/`)

    await expect.poll(() => onServer(next)).toEqual({ 'VK1001-CREAM-128': 1 })
    expect(await onDevice(next)).toEqual({ 'VK1001-CREAM-128': 1 })
  })
})

describe('a network that answers everything with a page of its own', () => {
  it('loses nothing: what was done meanwhile reaches the shop, and none of its pages is kept [SYNC-40] [OFF-01]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, profile.origin + tee)
    profile.line.decide = () => ({ body: '<h1>Log in to the train</h1>', contentType: 'text/html' })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(() => onDevice(page)).toEqual({ 'VK1001-CREAM-128': 1 })
    await page.goto(profile.origin + tee)
    await page.getByRole('heading', { name: 'Log in to the train' }).waitFor()

    await profile.goOffline()
    await visit(page, profile.origin + tee)
    await profile.goOnline()
    await expect.poll(() => onServer(page)).toEqual({ 'VK1001-CREAM-128': 1 })
  })
})

describe('a slow line', () => {
  it('shows the page that is kept after two seconds, and the new one the next time', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/boys/`)
    profile.line.delayMs = 20_000
    const start = performance.now()
    await visit(page, `${profile.origin}/en/boys/`)

    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
