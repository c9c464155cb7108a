import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'
const added = 'Product has been added to the cart!'

async function add(page: Page) {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const notice = page.locator('[popover=manual] [role=status]').filter({ hasText: added })
  await notice.waitFor()
  return notice
}

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator('> li')

describe('what was put into the cart', () => {
  it('is shown below the header with picture, colour and size, and leads to the cart [CART-11] [CART-12] [UI-14]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    const notice = await add(page)

    await notice.getByText('Anker tee', { exact: true }).waitFor()
    await notice.getByText('cream · 128').waitFor()
    expect(await notice.locator('img').count()).toBe(1)
    const names = await notice.getByRole('button').allTextContents()
    expect(names.filter((name) => name !== '')).toEqual(['OK', 'Proceed to checkout'])
    const header = await page.getByRole('banner').boundingBox()
    const box = await notice.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

    await notice.getByRole('link', { name: 'View cart' }).click()
    await lines(page).getByText('cream', { exact: true }).waitFor()
  })

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
