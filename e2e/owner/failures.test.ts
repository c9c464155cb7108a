import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { broken, fetched, menuLink, missingStyles, notHere } from './steps/failures.ts'

const oops = { level: 1, name: 'Oops. Short circuit.' } as const

describe('a shop whose API fails', () => {
  it('says it in the words of whoever refuses the page, and the page stays [ROUTE-55]', async ({ openPage }) => {
    // The router takes the second refusal a moment after it came, which browsers report, without words, as one that nobody takes.
    const page = await openPage({ path: '/en/', expected: [/429/, /^uncaught: $/] })
    const body = 'Many people are shopping right now. Try again in a minute.'
    await page.route('**/_.data*', (route) => route.fulfill({ status: 429, contentType: 'text/plain', body }))
    await menuLink(page, 'Boys').click()
    const corner = page.locator('[popover="manual"]')
    await corner.getByText(body, { exact: true }).waitFor()
    await page.waitForURL('**/en/')

    await page.unroute('**/_.data*')
    await corner.getByRole('button', { name: 'OK' }).click()
    await corner.getByText(body).waitFor({ state: 'detached' })
    await menuLink(page, 'Boys').click()
    await page.waitForURL((url) => url.pathname !== '/en/')
  })

  it('shows a message with a way to try again, never a blank page, where there is no page to stay on', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/girls-hoodies/', expected: broken })
    const data = '**/_.data*'
    await page.getByRole('main').locator('li').getByRole('link').first().click()
    await page.waitForURL((url) => !url.pathname.startsWith('/en/girls-hoodies'))
    await page.route(data, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goBack()
    await page.getByRole('heading', oops).waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(1)

    await page.unroute(data)
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', oops).waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  })

  it('offers to try again where a part of the page does not come, and the page stays [UI-21]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', expected: broken })
    const failed = page.getByRole('alert').filter({ hasText: 'An error occured while loading the component.' })
    await page.route('**/size-guide-dialog*', (route) => route.abort())
    await page.getByRole('button', { name: 'Size guide' }).click()
    await failed.waitFor()
    await failed.getByRole('button', { name: 'Close' }).click()
    await failed.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)

    await page.getByRole('button', { name: 'Size guide' }).click()
    await failed.waitFor()
    await page.unroute('**/size-guide-dialog*')
    await failed.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    expect(await missingStyles(page)).toEqual([])
  })
})

describe('a shopper without a network', () => {
  it('is told that a page is not on the device, is led home, and goes on by herself when the network is back [ROUTE-54] [OFF-02]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/boys/', expected: broken })
    // The page asks for the little that home needs, and is at rest when it has run.
    await expect.poll(() => fetched(page)).toMatch(/\/assets\/home-/)
    for (let turn = 0; turn < 5; turn += 1) await page.evaluate('new Promise((done) => requestIdleCallback(done))')
    await page.context().setOffline(true)
    await page.getByText('You are offline. Some features might not be available.').waitFor()
    await menuLink(page, 'Baby').click()

    const alert = page.getByRole('alert').filter({ hasText: notHere })
    await alert.getByRole('button', { name: 'OK' }).waitFor()
    await page.waitForURL('**/en/')
    await alert.getByRole('button', { name: 'OK' }).click()
    await alert.getByText(notHere).waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true)

    await page.context().setOffline(false)
    await page
      .getByRole('main')
      .getByRole('link', { name: /winter coats/i })
      .first()
      .waitFor()
  })
})
