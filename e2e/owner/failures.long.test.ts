import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'
import { broken, fetched, menuLink, missingStyles, notHere } from './steps/failures.ts'

describe('a shop whose API fails', () => {
  it.for([
    { what: 'a category', from: '/en/' },
    { what: 'a product', from: '/en/girls-hoodies/' },
  ])(
    'keeps the page where $what does not come, says so with an OK, and the link works again [ROUTE-55]',
    async ({ from }, { openPage }) => {
      const page = await openPage({ path: from, expected: broken })
      const link =
        from === '/en/' ? menuLink(page, 'Boys') : page.getByRole('main').locator('li').getByRole('link').first()
      const address = await link.getAttribute('href')
      const data = `**${address}_.data*`
      const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()
      await page.route(data, (route) => route.fulfill({ status: 500, body: 'no' }))
      await link.click()
      const notice = page.locator('[popover="manual"]').getByText(/^Something went wrong on our side/)
      await notice.waitFor()
      await page.waitForURL(`**${from}`)
      await page
        .getByRole('main')
        .getByRole('heading', { level: 1, name: heading?.trim() ?? '' })
        .waitFor()
      await page.locator('[popover="manual"]').getByRole('button', { name: 'OK' }).click()
      await notice.waitFor({ state: 'detached' })

      await page.unroute(data)
      await link.click()
      await page.waitForURL(`**${address}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    },
  )

  it('keeps the list of a search that cannot be changed just now, and says so [ROUTE-55]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/search/?q=hoodie', expected: broken })
    const filtered = /\.data\?.*size=/
    await page.route(filtered, (route) => route.abort())
    await page.getByRole('checkbox', { name: /^128/ }).check()
    await page
      .locator('[popover="manual"]')
      .getByText(/^Something went wrong on our side/)
      .waitFor()
    await page.waitForURL((url) => !url.searchParams.has('size'))

    await page.unroute(filtered)
    await tick(page.getByRole('checkbox', { name: /^128/ }))
    await page.getByRole('button', { name: /^Remove filter 128/ }).waitFor()
  })

  it('says that a part is late, and shows it when it has come after all [UI-23]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })
    const { promise: late, resolve: sendLate } = Promise.withResolvers<void>()
    await page.route('**/size-guide-dialog*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.getByRole('button', { name: 'Size guide' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'An error occured while loading the component.' })
    await failed.waitFor()

    sendLate()
    await page.getByRole('dialog').getByRole('table').waitFor()
    expect(await failed.count()).toBe(0)
  })

  it('has a shop left where the search panel does not come, online or not [UI-21] [UI-22]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', expected: broken })
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
    await page.context().setOffline(true)
    await search.click()
    const failed = page.getByRole('alert').filter({ hasText: 'lack of network connectivity' })
    await failed.waitFor()

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
    expect(await missingStyles(page)).toEqual([])
  })
})

describe('a shopper without a network', () => {
  it('stays at home when she is there, instead of meeting an error of the browser [ROUTE-54]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', expected: broken })
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(() => fetched(page)).toMatch(/\/assets\/offline-/)
    await page.evaluate(
      `import(performance.getEntriesByType('resource').find(({ name }) => /offline-/.test(name)).name)`,
    )
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stores', exact: true }).click()

    await page.getByRole('alert').filter({ hasText: notHere }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    await page.context().setOffline(false)
  })

  it('is not led away from a page that is missing online too [ROUTE-54]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/nowhere/', expected: [/404/, /ERR_INTERNET_DISCONNECTED/] })
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()

    expect(new URL(page.url()).pathname).toBe('/en/nowhere/')
    expect(await page.getByRole('heading', { level: 1, name: 'This page is out playing.' }).isVisible()).toBe(true)
    await page.context().setOffline(false)
  })
})
