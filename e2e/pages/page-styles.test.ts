import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

describe('the styles of the next page', () => {
  it('are fetched once each, however late they come', async ({ openPage }) => {
    const page = await openPage({ path: '/en/search/?q=tee' })
    const asked: string[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.css', async (route) => {
      asked.push(new URL(route.request().url()).pathname)
      await released
      await route.continue()
    })
    await page.getByRole('link', { name: 'Anker tee' }).first().click()

    await page.waitForResponse(/assets\/product-page-[^/]*\.js/)
    await expect.poll(() => asked.some((path) => path.includes('product-page'))).toBe(true)
    release()
    await page.getByRole('heading', { level: 1, name: 'Anker tee' }).waitFor()
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  })
})
