import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'
import { add } from './steps/added-notice.ts'
import { lines } from './steps/cart.ts'

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
})
