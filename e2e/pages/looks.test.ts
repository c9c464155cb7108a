import { describe, expect, inject } from 'vitest'
import { it } from '../harness/it.ts'

const shops = [
  ['localhost', '#fff7ea'],
  ['razz-samplesale.localhost', '#c6ff00'],
] as const

describe('the look of a brand', () => {
  it.for(shops)('is there before anything is painted on %s', async ([host, colour], { browser }) => {
    const page = await browser.newPage()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/look/*.css', async (route) => {
      await released
      await route.continue()
    })
    const others = page.waitForResponse(/\/assets\/[^/]+\.css$/)
    await page.goto(`http://${host}:${inject('shopPort')}/`, { waitUntil: 'commit' })
    await others
    const paints = () => page.evaluate<number>("performance.getEntriesByType('paint').length")
    expect(await paints()).toBe(0)

    release()
    await expect.poll(paints).toBeGreaterThan(0)
    const hero = "getComputedStyle(document.documentElement).getPropertyValue('--colour-hero')"
    expect(await page.evaluate(hero)).toBe(colour)
    await page.close()
  })
})
