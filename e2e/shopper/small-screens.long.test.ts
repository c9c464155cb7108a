import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { tee } from './checkout/steps.ts'

/** Whether somebody who looks at its last line sees it, and not a bar that lies over it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 3))
  })

/** Scrolls until it lies right above the bar at the bottom, as it may when it is tapped. */
async function bringToBar(page: Page, part: Locator) {
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  const box = await part.boundingBox()
  if (!bar || !box) throw new Error('the page has no bar, or nothing to bring to it')
  await page.evaluate(`scrollBy({ top: ${box.y + box.height - bar.y}, behavior: 'instant' })`)
}

describe('a phone', () => {
  it('shows the fields for codes when they are opened, and what is wrong with a code, above the bar', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375, expected: [/40[49]/] })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByText(/^Includes €/).waitFor()
    await page.getByText('cream', { exact: true }).waitFor()
    const opener = page.locator('summary', { hasText: 'Discount code or gift card?' })
    await bringToBar(page, opener)

    await opener.click()
    const code = page.getByLabel('Discount code', { exact: true })
    await expect.poll(() => isInSight(code)).toBe(true)
    await expect.poll(() => isInSight(page.getByLabel('Gift card code'))).toBe(true)

    await code.fill('NO-SUCH-CODE')
    await bringToBar(page, code)
    await page.keyboard.press('Enter')
    const problem = page.getByText("The coupon code isn't valid. Verify the code and try again.")
    await problem.waitFor()
    await expect.poll(() => isInSight(problem)).toBe(true)
  })

  it.for([320, 375, 1440])('keeps the age of a size inside its button at %i pixels', async (width, { openPage }) => {
    const page = await openPage({ path: '/longsleeve-keuken-met-strepen-zand/', width })
    const size = page.getByRole('button', { name: /18–24 maanden/ })
    const [outer, inner] = [await size.boundingBox(), await size.getByText('18–24 maanden').boundingBox()]
    if (!outer || !inner) throw new Error('the size is not shown')

    expect(inner.x).toBeGreaterThan(outer.x)
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width)
  })
})
