import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { storeViews } from '../store-views.data.ts'
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

  it.for(storeViews.filter(({ code }) => /^(rz_)?..$/.test(code)))(
    'shows a button of the home page of $code above its tabs on the first screen',
    async ({ host, path }, { openPage }) => {
      const page = await openPage({ host, path, width: 390 })
      await page.setViewportSize({ width: 390, height: 844 })
      const button = page.getByRole('main').locator('section').first().getByRole('link').first()
      const bottom = async () => ((await button.boundingBox())?.y ?? 844) + 48

      expect(await bottom()).toBeLessThan(844 - 82)
    },
  )
})

describe('a window of little height, such as a page at 200 %', () => {
  it('is all the page’s: header, tabs and toolbar move with it, and the header has the links of the tabs', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/girls/', width: 640 })
    await page.setViewportSize({ width: 640, height: 400 })
    const header = page.getByRole('banner')
    const tabs = page.getByRole('navigation', { name: 'Quick links' })

    await expect.poll(() => header.getByRole('link', { name: /^Shopping cart/ }).isVisible()).toBe(true)
    await page.evaluate("scrollTo({ top: 1000, behavior: 'instant' })")
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(0)
    expect((await tabs.boundingBox())?.y).toBeGreaterThan(400)
    expect(await sidewaysScroll(page)).toBe(0)
  })

  it('has no line to buy or to order with over it, and the foot of the cart’s drawer at its end', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 640 })
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await page.getByRole('region', { name: 'Quick order' }).count()).toBe(0)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await page.goto(new URL('/en/cart/', page.url()).href)
    await page
      .getByText(/^Includes €/)
      .first()
      .waitFor()
    const ways = page.getByRole('link', { name: 'Proceed to checkout' })
    await expect.poll(() => ways.filter({ visible: true }).count()).toBe(1)
    expect((await ways.filter({ visible: true }).boundingBox())?.y).toBeGreaterThan(400)
  })
})
