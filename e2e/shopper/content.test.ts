import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'

describe('content pages', () => {
  it('lead from the blog to an article and back without loading a document [ROUTE-33] [ROUTE-53] [CMS-01] [CMS-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/blog/' })
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))

    const title = await page.getByRole('article').first().getByRole('heading').textContent()
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await page.getByRole('link', { name: 'All stories' }).click()
    await page.waitForURL('**/en/blog/')

    expect(await page.locator('html[data-same-document]').count()).toBe(1)
  })

  it('sit at one address: a second one of a category names the first as canonical [ROUTE-18]', async () => {
    const { text } = await getPage('/c/jongens/')

    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replace(/:\d+/, '')).toBe(
      'http://localhost/jongens/',
    )
  })
})

describe('pictures', () => {
  it('are a phone’s below 1024 pixels and a desktop’s from there on [UI-29]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/', width: 1023 })
    const shown = () => page.evaluate<string>("document.querySelector('main picture img').currentSrc")
    await expect.poll(shown).toMatch(/tall/)

    await page.setViewportSize({ width: 1024, height: 900 })
    await expect.poll(shown).toMatch(/wide/)
  })
})

describe('the error page', () => {
  it('stands at an address of its own [ROUTE-15]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/error/', expected: [/500/] })

    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('the maintenance page', () => {
  it('sends a visitor home while the shop is open [MAINT-03] [MAINT-04]', async () => {
    expect(await getPage('/en/maintenance/')).toMatchObject({ status: 302, location: '/en/' })
  })
})
