import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

/** The first picture of a product page on a phone, after every request for a picture has gone as it goes. */
async function firstPicture(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route('**/img/**', answer)
  await page.goto(new URL('/en/anker-tee-cream/', page.url()).href, { waitUntil: 'load' })
  const picture = page.getByRole('main').locator('img[width="600"]').first()
  const box = await picture.boundingBox()
  if (!box) throw new Error('the page has no place for its picture')
  return { picture, box }
}

const ways = {
  'is missing': (route: Route) =>
    route.continue({ url: new URL('/img/600/744/resize/none.svg', route.request().url()).href }),
  'cannot be fetched': (route: Route) => route.abort(),
}

const patience = { timeout: 20_000 }

describe('a picture', () => {
  it.for(['is missing', 'cannot be fetched'] as const)(
    'that %s leaves a quiet place as large as itself',
    async (way, { openPage }) => {
      const page = await openPage({ path: '/en/cart/', width: 375, hasPictures: true, expected: [/\/img\//] })
      const { picture, box } = await firstPicture(page, ways[way])
      const stripAt = (top: number) =>
        page.screenshot({ clip: { x: box.x + 4, y: box.y + top, width: 100, height: 30 }, animations: 'disabled' })

      expect(box.height / box.width).toBeCloseTo(744 / 600, 1)
      expect(await picture.getAttribute('alt')).toContain('Anker')
      // A browser puts its own sign for a broken picture, and the alternative text, into this corner.
      expect(await stripAt(4)).toEqual(await stripAt(box.height / 4))
    },
  )

  it('that was refused once, by a server with too much to do, is asked for again', async ({ openPage }) => {
    const page = await openPage({ path: '/en/cart/', width: 375, hasPictures: true, expected: [/\/img\//, /503/] })
    const refused = new Set<string>()
    const { picture } = await firstPicture(page, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (refused.has(pathname)) return route.continue()
      refused.add(pathname)
      await route.fulfill({ status: 503, headers: { 'retry-after': '2' } })
    })

    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth), patience)
      .toBeGreaterThan(0)
  })
})
