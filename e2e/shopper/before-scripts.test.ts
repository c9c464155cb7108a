import { describe, expect, inject, onTestFinished } from 'vitest'
import { it } from '../harness/it.ts'

describe('a page without scripts', () => {
  it.for([
    { path: '/en/cart/', says: /^Your cart .* needs JavaScript/ },
    { path: '/en/anker-tee-cream/', says: /^The cart needs JavaScript/ },
    { path: '/en/login/', says: /^Logging in .* need JavaScript/ },
    { path: '/en/checkout/', says: /^The checkout needs JavaScript/ },
  ])('says at $path what needs them, and waits for nothing', async ({ path, says }, { openPage }) => {
    const page = await openPage({ path, hasJavaScript: false })

    await page.getByRole('main').getByText(says).waitFor()
    expect(await page.locator('main [aria-busy=true]:visible').count()).toBe(0)
  })
})

describe('a page whose scripts are on their way', () => {
  it('knows an empty cart at once, and one with something in it too', async ({ browser }) => {
    const page = await browser.newPage()
    onTestFinished(() => page.close())
    await page.route('**/*.js', (route) => route.abort())
    const address = `http://localhost:${inject('shopPort')}/en/cart/`
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const empty = page.getByRole('heading', { name: 'Your cart is still empty' })
    const waiting = page.locator('main [aria-busy=true]')

    expect(await empty.isVisible()).toBe(true)
    expect(await waiting.isVisible()).toBe(false)
    await page.evaluate(`localStorage.setItem('shop/cart/current-cart', '[{}]')`)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await empty.isVisible()).toBe(false)
    expect(await waiting.isVisible()).toBe(true)
  })
})
