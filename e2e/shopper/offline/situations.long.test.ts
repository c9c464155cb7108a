import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { onDevice, onServer } from '../carts.ts'
import { addToCart } from '../checkout/steps.ts'
import { createProfile, type Profile, visit, visitAndKeep } from './profile.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const badge = (page: Page) => page.getByText('You are offline. Some features might not be available.')
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

  it('makes the calls that the version before has left in the queue [OFF-03] [SYNC-35]', async () => {
    const page = await profile.open()
    await logInAsSomebodyNew(page)
    await visitAndKeep(page, profile.origin + tee)
    await profile.goOffline()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save to your wishlist/ })
      .first()
      .click()
    await expect.poll(() => page.evaluate<number>(countQueued)).toBe(1)
    await profile.close()
    const next = await profile.open()
    await deploy()
    await visit(next, `${profile.origin}/en/`)

    await expect.poll(() => next.evaluate<number>(countQueued)).toBe(0)
    expect(await next.evaluate<string>(readWishlist)).toContain('VK1001-CREAM')
  })
})

async function logInAsSomebodyNew(page: Page): Promise<void> {
  await visit(page, `${profile.origin}/en/login/`)
  const [email, password] = [`mila.${crypto.randomUUID()}@example.com`, 'Geheim12!']
  const data = { customer: { email, firstname: 'Mila', lastname: 'Jansen' }, password }
  await page.request.post(`http://localhost:${inject('shopPort')}/api/user/create`, { data })
  const form = page.locator('form').filter({ has: page.getByRole('link', { name: 'Forgotten your password?' }) })
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: /log in/i }).click()
  await expect.poll(() => page.evaluate(`localStorage.getItem('shop/user/current-token')`)).not.toBeNull()
}

/** These run in the page. */
const countQueued = `Object.keys(localStorage).filter((key) => key.startsWith('shop/syncTasks/')).length`
const readWishlist = `fetch('/api/ext/wishlist', {
  headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('shop/user/current-token')) },
}).then((answer) => answer.text())`

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

describe('a network that is dead although the browser believes in it', () => {
  it('is called by its name, and what was done meanwhile reaches the shop when it lives again [OFF-02] [OFF-03]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/`)
    await visitAndKeep(page, profile.origin + tee)
    profile.line.decide = () => 'lose'
    await visit(page, profile.origin + tee)
    await badge(page).waitFor()
    await addToCart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Home Page$/ })
      .first()
      .click()
    await page.waitForURL(`${profile.origin}/en/`)
    await badge(page).waitFor()

    profile.line.decide = () => 'bring'
    await badge(page).waitFor({ state: 'detached' })
    await expect.poll(() => onServer(page)).toEqual({ 'VK1001-CREAM-128': 1 })
  })
})

describe('a slow line', () => {
  it('shows the page that is kept after two seconds, and the new one the next time', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/boys/`)
    // Longer than any test waits: what is shown was kept.
    profile.line.delayMs = 3_600_000
    await visit(page, `${profile.origin}/en/boys/`)

    await page.getByRole('heading', { level: 1, name: 'Boys' }).waitFor()
  })
})
