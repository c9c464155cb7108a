import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { tick } from '../harness/tick.ts'
import { approveIdeal, fillInAddress, fillInContact, goToCheckout, orderButton, tee } from './checkout/steps.ts'

/** Runs in the page: what is read out with a field, of what is shown. */
function readDescription(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

const total = (page: Page) => page.getByText('€24.90').first()

describe('the checkout', () => {
  it('says what paying later is before it is chosen, and above the button what the law guarantees', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await goToCheckout(page)
    const later = page.getByRole('radio', { name: 'Pay later' })
    const review = page.getByRole('region', { name: 'Review and order' })

    expect(await later.isChecked()).toBe(false)
    await expect
      .poll(() => later.evaluate(readDescription))
      .toMatch(/This is a credit: .+ Borrowing money costs money/s)
    await page.getByText('Borrowing money costs money').waitFor()
    const guarantee = review.getByText('at least two years')
    await guarantee.waitFor()
    expect(await topOf(guarantee)).toBeLessThan(await topOf(orderButton(page)))
    expect(await topOf(guarantee)).toBeGreaterThan(await topOf(review))
  })

  it('takes a guest on a phone from the cart to the bank and back, without barriers [ROUTE-02] [ROUTE-03] [CHK-05] [CHK-06] [CHK-08] [CHK-12] [PAY-01] [ORD-07]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await goToCheckout(page)
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0)
    for (const step of ['Contact details', 'Delivery', 'Payment', 'Review and order']) {
      await page.getByRole('region', { name: step }).waitFor()
    }

    const marks = page.getByRole('group', { name: 'How would you like to pay?' }).locator('img')
    const areDrawn = () => marks.evaluateAll((all) => all.map((mark) => (mark as HTMLImageElement).naturalWidth > 0))
    await expect.poll(areDrawn).toEqual([true, true, true])

    await orderButton(page).click()
    await page.getByText('fields need another look').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(await checkAccessibility(page)).toEqual([])

    await fillInContact(page)
    await fillInAddress(page)
    await tick(page.getByLabel('I accept the terms'))
    await total(page).waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    const { promise: awaited, resolve: sendOffers } = Promise.withResolvers<void>()
    await page.route('**/api/cart/shipping-methods**', async (route) => {
      await awaited
      await route.continue()
    })
    await page.reload()
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('zoe@example.com')
    await page.getByText('Found: Kalverstraat 80, Amsterdam').waitFor()
    await tick(page.getByLabel('I accept the terms'))
    await orderButton(page).click()
    await page.getByText('Placing your order').waitFor()
    sendOffers()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await page.goto(new URL('/en/cart/', page.url()).href)
    await page.getByText('Your cart is still empty').waitFor()
    // Something off the first order is nothing for who has just placed it, without an account either.
    await page.getByRole('contentinfo').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: '10% off your first order' }).count()).toBe(0)
  })
})
