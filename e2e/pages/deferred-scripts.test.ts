import type { Browser } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { it } from '../harness/it.ts'

/** A home page whose first picture is still on its way, until `release`. */
async function openSlowly(browser: Browser, path = '/en/') {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/img/**', async (route) => {
    await released
    await route.abort().catch(() => {})
  })
  onTestFinished(() => release())
  const isAlive = () =>
    page.evaluate<boolean>("Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))")
  await page.goto(`http://localhost:${inject('shopPort')}${path}`, { waitUntil: 'domcontentloaded' })
  return { page, scripts, isAlive, release }
}

describe('the scripts of a page', () => {
  it('wait for what is seen first, and come when it is there', async ({ browser }) => {
    const { page, scripts, isAlive, release } = await openSlowly(browser)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(scripts).toEqual([])

    release()
    await expect.poll(isAlive).toBe(true)
  })

  it('come at once when the shopper does something', async ({ browser }) => {
    const { page, scripts, isAlive } = await openSlowly(browser)
    expect(scripts).toEqual([])

    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await expect.poll(isAlive).toBe(true)
  })

  it('do what was asked for before they came', async ({ browser }) => {
    const { page, scripts } = await openSlowly(browser, '/en/anker-tee-cream/')
    expect(scripts).toEqual([])

    await page.getByRole('button', { name: 'Size guide' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
  })

  it('do what was asked of a part whose own script comes after them', async ({ browser }) => {
    const { page, isAlive, release } = await openSlowly(browser, '/en/anker-tee-cream/')
    const { promise: late, resolve: sendLate } = Promise.withResolvers<void>()
    await page.route('**/assets/related-and-reviews-*.js', async (route) => {
      await late
      await route.continue()
    })
    release()
    await expect.poll(isAlive).toBe(true)

    await page.getByRole('button', { name: 'Write a review' }).click()
    sendLate()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  })

  it('come though a picture never arrives', async ({ browser }) => {
    const { isAlive } = await openSlowly(browser)

    await expect.poll(isAlive).toBe(true)
  })
})
