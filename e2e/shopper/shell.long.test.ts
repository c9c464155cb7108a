import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { readDocument, sidewaysScroll } from '../harness/read-document.ts'
import { watchDelays } from '../harness/watch-delays.ts'
import { styleOf } from './steps/shell.ts'

describe('the shell', () => {
  it.for([
    { host: 'localhost', path: '/en/', title: 'Page not found | Vonk' },
    { host: 'razz.localhost', path: '/de/', title: 'Seite nicht gefunden | Razz' },
  ])('answers 404 at an address that is not there, in the language of $host at $path', async (view, { openPage }) => {
    const page = await openPage({ ...view, path: `${view.path}no-such-page/`, width: 375, expected: [/404/] })
    const answer = await page.reload()

    expect(answer?.status()).toBe(404)
    expect(await readDocument(page)).toMatchObject({
      title: view.title,
      language: view.path.slice(1, -1),
      canonical: null,
    })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(`**//${view.host}:*${view.path}`)
  })

  it('moves for 1300 ms when a product is left, and forgets that 1000 ms later [UI-26]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', width: 375 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const delays = await watchDelays(page)
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/en/')

    await expect.poll(delays).toContain(2300)
    await expect.poll(() => page.locator('html').getAttribute('data-transition')).toBeNull()
  })
})

describe('the header', () => {
  it('lies on the picture of the home page until the page moves or it is pointed at [NAV-06]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    const ground = () => styleOf(page.getByRole('banner').locator('> div'), 'background-color')
    await page.mouse.move(600, 600)
    const clear = 'rgba(0, 0, 0, 0)'
    expect(await ground()).toBe(clear)

    await page.getByRole('banner').hover()
    await expect.poll(ground).not.toBe(clear)
    await page.mouse.move(600, 600)
    await expect.poll(ground).toBe(clear)
    await page.mouse.wheel(0, 400)
    await expect.poll(ground).not.toBe(clear)
  })
})

describe('the footer', () => {
  it('shows every list without script, and the legal pages always', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 375, hasJavaScript: false })
    const footer = page.getByRole('contentinfo')

    expect(await footer.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(true)
    for (const name of ['Imprint', 'Privacy policy', 'Terms and conditions', 'Withdraw from a contract'])
      expect(await footer.getByRole('link', { name }).isVisible(), name).toBe(true)
  })
})

/** Keeps what the browser moves while it turns one page into the next. */
const watchMovements = `{
  window.movements = []
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) window.movements.push(effect.pseudoElement)
    }, () => {})
    return transition
  }
}`

describe('going from page to page', () => {
  it('moves the focus to the content and says where the shopper is', async ({ openPage }) => {
    const page = await openPage({ path: '/en/' })
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Boys' }).click()
    await page.waitForURL('**/en/boys/')

    await page.getByRole('main').and(page.locator(':focus')).waitFor()
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain(await page.title())
  })

  it.for([
    { width: 375, transition: 'category-to-product' },
    { width: 1280, transition: null },
  ])(
    'turns a category into a product with a movement at $width pixels: $transition [UI-24] [UI-25]',
    async (screen, { openPage }) => {
      const page = await openPage({ path: '/en/boys/', width: screen.width })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const transition = () => page.locator('html').getAttribute('data-transition')
      await page.evaluate(watchMovements)
      const card = page.getByRole('listitem').filter({ hasText: '€' }).first()
      const address = await card.getByRole('link').first().getAttribute('href')
      await card.getByRole('link').first().click()
      await page.waitForURL(`**${address}`)

      await expect.poll(transition).toBe(screen.transition)
      const moved = () => page.evaluate<string[]>('window.movements')
      if (screen.transition) await expect.poll(moved).toContain('::view-transition-group(product-zoom)')
      else expect(await moved()).toEqual([])
      await expect.poll(transition).toBeNull()
    },
  )

  it('loads another view as a document of its own [STORE-12]', async ({ openPage }) => {
    const page = await openPage({ path: '/' })
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/')

    await expect.poll(() => page.evaluate('window.sameDocument ?? null')).toBeNull()
    expect(await readDocument(page)).toMatchObject({ language: 'en' })
  })
})
