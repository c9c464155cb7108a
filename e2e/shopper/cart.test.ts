import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { watchDelays } from '../harness/watch-delays.ts'
import { addToCart, tee } from './checkout/steps.ts'
import { lines, microcart, openCart, teesIn, total } from './steps/cart.ts'

describe('the cart', () => {
  it('takes a tee on a phone, hops and counts, without covering the page [CART-11] [CART-12] [NAV-18] [NAV-22] [NAV-24]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    const delays = await watchDelays(page)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()

    await page.locator('[data-bouncing]').waitFor()
    expect(await delays()).toContain(2000)
    const told = page.getByRole('status').filter({ hasText: 'Product has been added to the cart!' })
    for (const name of ['OK', 'Proceed to checkout']) await told.getByRole('button', { name }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Quick links' }).getByText('1', { exact: true }).count()).toBe(1)
    await page.locator('[data-bouncing]').waitFor({ state: 'detached' })
    expect(await microcart(page).count()).toBe(0)
    await page.getByRole('link', { name: /cart,? 1 item/i }).click()
    await lines(page).getByText('In stock!').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)

    await page.reload()
    await page.getByRole('link', { name: /cart,? 1 item/i }).waitFor()
    expect(await page.locator('[data-bouncing]').count()).toBe(0)
  })

  it('follows a changed quantity in the same frame and is still there after a reload [CART-06] [CART-15] [CART-26]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await addToCart(page)
    await openCart(page)

    await page.getByRole('button', { name: 'One more Anker tee' }).click()
    expect(await lines(page).getByText('€39.90').count()).toBe(1)
    await page.getByText('Product quantity has been updated!').waitFor()
    await page.getByLabel('Quantity of Anker tee').fill('3')
    await page.getByRole('heading', { name: 'Shopping cart 3 items' }).waitFor()
    await page.getByRole('link', { name: /cart,? 3 items/i }).waitFor()
    await page.reload()
    expect(await teesIn(page)).toBe('3')

    await page.getByLabel('Quantity of Anker tee').fill('40')
    await page.getByText(/^Only \d+ products of this type available/).waitFor()
    expect(await page.getByRole('status').allTextContents()).not.toContain('Anker tee: quantity 40.')

    await page.getByLabel('Quantity of Anker tee').fill('41')
    await page.getByText('You can order at most 40 products at once.').waitFor()
    expect(await teesIn(page)).toBe('3')
  })

  it('asks before it lets something go, by keyboard alone [CART-20] [CART-21]', async ({ openPage }) => {
    const page = await openPage({ path: tee })
    await addToCart(page)
    await openCart(page)
    const remove = page.getByRole('button', { name: 'Remove Anker tee' })
    const question = page.getByRole('dialog', { name: 'Remove from your cart?' })

    await remove.focus()
    await page.keyboard.press('Enter')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await lines(page).count()).toBe(1)
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Yes, remove' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Your cart is still empty').waitFor()
    expect(await page.getByRole('status').allTextContents()).toContain('Anker tee has been removed from your cart.')
  })

  it('takes a good coupon and a gift card, and says what is wrong with a bad one [COUP-02] [COUP-03] [COUP-04] [COUP-07] [COUP-08] [COUP-13]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, expected: [/40[49]/] })
    await addToCart(page)
    await openCart(page)
    await expect.poll(() => total(page).textContent()).toBe('€24.90')
    const coupon = page.getByLabel('Discount code')
    const card = page.getByLabel('Gift card code')

    await page.getByText('Discount code or gift card?').click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Please enter a valid discount code.').waitFor()
    await coupon.fill('NO-SUCH-CODE')
    await coupon.press('Enter')
    await page.getByText("The coupon code isn't valid. Verify the code and try again.").waitFor()
    expect(await coupon.getAttribute('aria-invalid')).toBe('true')

    await coupon.fill('GREAT200')
    await coupon.press('Enter')
    await page.getByText('Add €180.05 more to use this discount code.').waitFor()

    await coupon.fill('fiveoff')
    await coupon.press('Enter')
    await page.getByText('Discount (FIVEOFF)').waitFor()
    await expect.poll(() => total(page).textContent()).toBe('€19.90')

    await card.fill('NOT-A-CARD')
    await card.press('Enter')
    await page.getByText('Please enter a valid giftcard.').waitFor()
    await card.fill('GIFT-FULL')
    await card.press('Enter')
    await page.getByText('€30.10 left on the card').waitFor()
    await expect.poll(() => total(page).textContent()).toBe('€0.00')

    await page.getByRole('button', { name: 'Remove gift card GIFT-FULL' }).click()
    await page.getByRole('button', { name: 'Remove discount code FIVEOFF' }).click()
    await expect.poll(() => total(page).textContent()).toBe('€24.90')
    // Whoever uses the device next finds no card to pay with.
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('GIFT-FULL')
  })
})
