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
    const box = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

    expect(box.x).toBeGreaterThan((await drawer.boundingBox())?.x ?? 0)
    expect(box.x + box.width).toBeLessThan(1440)
    const title = await drawer.getByRole('heading', { name: /^Shopping cart/ }).boundingBox()
    expect(box.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    // It covers nothing of the line it speaks of.
    expect((await lines(page).first().boundingBox())?.y).toBeGreaterThanOrEqual(box.y + box.height)
    await expect
      .poll(() => lines(page).locator('dl').allTextContents())
      .toEqual([expect.stringMatching(/cream.*128/), expect.stringMatching(/cream.*104/)])
    // And goes by itself in here too.
    await notice.getByText('Product has been added').waitFor({ state: 'detached' })
  })

  it('goes by itself under a pointer that lay still where it appeared', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1280 })
    await page.mouse.move(1060, 230)
    await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
    const notice = page.locator('[popover=manual] [role=status]').filter({ hasText: 'Product has been added' })
    await notice.waitFor()

    const isUnderPointer = () => notice.evaluate((card) => card.contains(document.elementFromPoint(1060, 230)))
    await expect.poll(isUnderPointer).toBe(true)
    await notice.waitFor({ state: 'detached' })
  })
})
