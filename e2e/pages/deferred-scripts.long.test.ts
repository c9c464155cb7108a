import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { openSlowly } from './steps/deferred-scripts.ts'

/** Runs in the page: presses the button when React has begun to listen and has taken over nothing yet. */
const pressWhenReactListens = `{
  const listen = document.addEventListener
  const isBuyButton = ({ textContent }) => textContent === 'Add to cart'
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => [...document.querySelectorAll('button')].find(isBuyButton).click()
  document.addEventListener = function (type, listener, options) {
    listen.call(this, type, listener, options)
    if (type !== 'click') return
    delete document.addEventListener
    // The next thing the browser does: React's own work is not ordered yet.
    port2.postMessage(null)
  }
}`

describe('the scripts of a page', () => {
  it('do it in the order it was asked for', async ({ browser }) => {
    const { page } = await openSlowly(browser, '/en/anker-tee-cream/')
    await page.getByRole('button', { name: /^128/ }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.clock.resume()

    const cart = page.getByRole('dialog', { name: 'Shopping cart (1)' })
    // In the notice and in the line.
    await cart.getByText('128', { exact: true }).first().waitFor()
  })

  it('follow what was ticked and chosen before they came', async ({ browser }) => {
    const { page } = await openSlowly(browser, '/en/girls/')
    await page.getByRole('checkbox', { name: /^128/ }).check()
    await page.clock.resume()
    await expect.poll(() => page.url()).toContain('/en/girls/?size=')

    const { page: sorted } = await openSlowly(browser, '/en/girls/')
    await sorted.getByLabel('Sort by').selectOption({ index: 1 })
    await sorted.clock.resume()
    await expect.poll(() => sorted.url()).toContain('/en/girls/?sort=')
  })

  it('open the search with what was typed before they came', async ({ browser }) => {
    const { page } = await openSlowly(browser)
    const search = page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .first()
    await search.click()
    await page.keyboard.type('red hood')
    await page.clock.resume()

    const field = page.getByRole('dialog').getByRole('searchbox')
    await expect.poll(() => field.inputValue()).toBe('red hood')
    expect(new URL(page.url()).pathname).toBe('/en/')
  })

  it('open the menu that was pointed at before they came', async ({ browser }) => {
    const { page } = await openSlowly(browser)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Girls', exact: true }).hover()
    await page.clock.resume()

    const toggle = menu.getByRole('button', { name: /Girls/ })
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  })

  it('leave the search a page of its own for who presses twice, and what was typed there before they came', async ({
    browser,
  }) => {
    const { page, isAlive } = await openSlowly(browser)
    await page.route('**/*.js', (route) => route.abort())
    const search = page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .first()
    await search.click()
    await search.click()
    await page.waitForURL('**/en/search/')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.and(page.locator(':focus')).waitFor()
    await page.unroute('**/*.js')
    await page.keyboard.type('hoodie')
    await page.clock.resume()
    await expect.poll(isAlive).toBe(true)
    expect(await field.inputValue()).toBe('hoodie')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/search/?q=hoodie')
  })

  it('leave open what has opened without them', async ({ browser }) => {
    const { page, isAlive } = await openSlowly(browser, '/en/girls/')
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.clock.resume()
    await expect.poll(isAlive).toBe(true)
    await page.getByRole('checkbox', { name: /^128/ }).check()

    await expect.poll(() => page.url()).toContain('/en/girls/?size=')
    expect(await page.getByRole('form', { name: 'Filters' }).isVisible()).toBe(true)
  })

  it('do what was asked for while they took over', async ({ browser }) => {
    const { page, release } = await openSlowly(browser, '/en/anker-tee-cream/?childSku=VK1001-CREAM-128')
    await page.evaluate(pressWhenReactListens)
    await release()

    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.getByRole('dialog', { name: 'Shopping cart (1)' }).waitFor()
  })

  it('do what was asked of a part whose own script comes after them', async ({ browser }) => {
    const { page, isAlive, release } = await openSlowly(browser, '/en/anker-tee-cream/')
    const { promise: late, resolve: sendLate } = Promise.withResolvers<void>()
    await page.route('**/assets/related-and-reviews-*.js', async (route) => {
      await late
      await route.continue()
    })
    await release()
    await expect.poll(isAlive).toBe(true)

    await page.getByRole('button', { name: 'Write a review' }).click()
    sendLate()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  })

  it('do what was asked of a part whose own script was given up and comes after all', async ({ browser }) => {
    const { page, isAlive, release } = await openSlowly(browser, '/en/anker-tee-cream/')
    const { promise: late, resolve: sendLate } = Promise.withResolvers<void>()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    await page.route('**/assets/related-and-reviews-*.js', async (route) => {
      ask()
      await late
      await route.continue()
    })
    await release()
    await expect.poll(isAlive).toBe(true)
    const write = page.getByRole('button', { name: 'Write a review' })
    const written = await write.elementHandle()

    await write.click()
    await asked
    await page.clock.fastForward('00:03')
    sendLate()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    // The part was written again: the button that was pressed is none of the page any more.
    expect(await written?.evaluate((button) => button.isConnected)).toBe(false)
  })

  it('do once what brings its part to life while it is pressed', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375 })
    const shops = page.getByRole('contentinfo').getByRole('button', { name: 'Our shops' })
    await shops.click()
    await expect.poll(() => shops.getAttribute('aria-expanded')).toBe('true')
    // As React does it when it takes over the part that is clicked, before the click goes on.
    await page.evaluate("document.addEventListener('click', () => dispatchEvent(new Event('part-arrived')), true)")

    await shops.click()
    await expect.poll(() => shops.getAttribute('aria-expanded')).toBe('false')
    await shops.click()
    await expect.poll(() => shops.getAttribute('aria-expanded')).toBe('true')
  })

  it('follow a link of a part whose own script never comes, with and without a network [ROUTE-54]', async ({
    browser,
  }) => {
    const { page, isAlive, release } = await openSlowly(browser)
    await page.route('**/assets/footer-*.js', (route) => route.abort())
    const offline = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/offline-'))
    await release()
    await expect.poll(isAlive).toBe(true)
    const stores = page.getByRole('contentinfo').getByRole('link', { name: 'Stores', exact: true })
    // The part that makes the shop ready for the loss of the network.
    await offline

    await page.context().setOffline(true)
    await stores.click()
    await page.getByRole('alert').filter({ hasText: 'not available in Offline mode' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/')

    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    await page.evaluate('window.isSameDocument = true')
    await stores.click()
    await page.waitForURL('**/en/storelocator/')
    expect(await page.evaluate('window.isSameDocument')).toBe(true)
  })

  it('come though a picture never arrives', async ({ browser }) => {
    const { page, isAlive } = await openSlowly(browser)
    await page.clock.resume()

    await expect.poll(isAlive).toBe(true)
  })
})
