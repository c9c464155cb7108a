import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'
import { add } from './steps/added-notice.ts'
import { lines } from './steps/cart.ts'

describe('what was put into the cart', () => {
  it('stands inside the cart where that is open, and on top of what was there before', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-104', width: 1440 })
    await add(page)
    await page.goto(new URL(tee, page.url()).href)
    const notice = await add(page)
    const drawer = page.getByRole('dialog', { name: /^Shopping cart/ })
    // It has arrived where it stays: a scrollbar may stand beside it.
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBeLessThanOrEqual(1440 - 700)
    const box = await notice.boundingBox()

    expect(box?.x).toBeGreaterThan((await drawer.boundingBox())?.x ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(1440)
    const title = await drawer.getByRole('heading', { name: /^Shopping cart/ }).boundingBox()
    expect(box?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    await expect
      .poll(() => lines(page).locator('dl').allTextContents())
      .toEqual([expect.stringMatching(/cream.*128/), expect.stringMatching(/cream.*104/)])
  })
})
