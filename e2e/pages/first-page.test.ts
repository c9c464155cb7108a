import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'

/** Whether the footer is laid out before anybody comes near it. */
const isLaidOut = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).contentVisibility === 'visible')

describe('the first page', () => {
  it('lays out at first only what is near, the next ones and one that is loaded again everything', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/girls/' })
    expect(await isLaidOut(page)).toBe(false)

    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect.poll(() => page.url()).not.toMatch(/girls\/$/)
    await expect.poll(() => isLaidOut(page)).toBe(true)

    await page.reload()
    expect(await isLaidOut(page)).toBe(true)
  })

  it('shows a list, after a product deep in it, where it was left', async ({ openPage }) => {
    const page = await openPage({ path: '/en/girls/' })
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText('€') })
      .nth(18)
    await card.getByRole('link').first().click()
    await expect.poll(() => page.url()).not.toMatch(/girls\/$/)
    await page.goBack()

    await expect.poll(() => card.evaluate(isInView)).toBe(true)
  })
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
