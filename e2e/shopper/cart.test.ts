import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { watchDelays } from '../harness/watch-delays.ts'

const tee = '/en/anker-tee-cream/?childSku=VK1001-CREAM-128'

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).locator('> li')
const total = (page: Page) => page.locator('dl').last().locator('dd')
const microcart = (page: Page) => page.getByRole('dialog', { name: /^Shopping cart/ })

async function addTee(page: Page) {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Product has been added to the cart!').first().waitFor()
}

/** How many of the tee the cart says it holds, once it is there. */
async function teesIn(page: Page) {
  const field = page.getByLabel('Quantity of Anker tee')
  await field.waitFor()
  return field.inputValue()
}

/** The total is the server's once it names the tax inside it. */
async function settled(page: Page) {
  await page.getByText(/^Includes €/).waitFor()
}

async function openCart(page: Page) {
  await page.goto(new URL('/en/cart/', page.url()).href)
  await lines(page).first().waitFor()
  await settled(page)
}

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

  it('says what is missing to free delivery, and when nothing is, without barriers on a phone', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await addTee(page)
    await openCart(page)
    await page.getByText('€55.05 to go for free delivery').waitFor()
    expect(await checkAccessibility(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    // As a shopper types: the old number is deleted first.
    await page.getByLabel('Quantity of Anker tee').press('End')
    await page.getByLabel('Quantity of Anker tee').press('Backspace')
    await page.getByLabel('Quantity of Anker tee').press('4')
    await page.getByText('Your order is delivered free of charge.').waitFor()
    await expect.poll(() => total(page).textContent()).toBe('€79.80')
  })

  it('fits a narrow window beside the page too', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await addTee(page)
    await microcart(page).getByText('€55.05 to go for free delivery').waitFor()
    await settled(page)
    await page.setViewportSize({ width: 375, height: 800 })

    expect(await checkAccessibility(page)).toEqual([])
    const wide = await microcart(page).evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)
    expect(wide).toBe(0)
  })

  it('follows a changed quantity in the same frame and is still there after a reload [CART-06] [CART-15] [CART-26]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await addTee(page)
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
  })

  it('opens beside the page on a desktop, 700 pixels wide, and gives the focus back [UI-39] [CART-11] [CART-12] [NAV-04]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await addTee(page)

    const drawer = microcart(page)
    await drawer.getByText('Anker tee').first().waitFor()
    expect((await drawer.boundingBox())?.width).toBe(700)
    expect(await drawer.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe('/en/checkout/')
    expect(await page.evaluate('Boolean(document.activeElement?.closest("dialog"))')).toBe(true)
    await settled(page)
    // While somebody points at it, it stays.
    await page.getByRole('button', { name: 'OK', exact: true }).hover()
    expect(await checkAccessibility(page)).toEqual([])
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.keyboard.press('Escape')

    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toContain('Add to cart')
    expect(await page.getByRole('banner').getByText('1', { exact: true }).count()).toBeGreaterThan(0)
  })

  it('is emptied at once, here and on the server, by who is sure of it [CART-22]', async ({ openPage }) => {
    const page = await openPage({ path: tee })
    await addTee(page)
    await openCart(page)
    const held = () => page.evaluate<string>("JSON.stringify([localStorage.getItem('shop/cart/current-cart-token')])")
    await page.getByRole('button', { name: 'Empty the cart' }).click()
    const question = page.getByRole('dialog', { name: 'Remove from your cart?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await lines(page).count()).toBe(1)

    await page.getByRole('button', { name: 'Empty the cart' }).click()
    const told = page.waitForRequest(/\/api\/cart\/delete/)
    await question.getByRole('button', { name: 'Yes, remove' }).click()
    await told
    await expect.poll(() => lines(page).count()).toBe(0)
    await expect.poll(held).toMatch(/^\[(null|"null")\]$/)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Shopping cart' }).waitFor()
    expect(await lines(page).count()).toBe(0)
  })

  it('says of a size that is sold out that it is, where a line is changed', async ({ openPage }) => {
    const page = await openPage({ path: '/en/hommel-tee-with-tie-dye-lilac/', width: 1440 })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^\d+(?!.*[Ss]old out)/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Product has been added to the cart!').first().waitFor()
    await openCart(page)
    await page.getByRole('button', { name: /^Change / }).click()
    // It cannot be chosen, so that a click waits for ever.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^146.*sold out/i })
      .press('Enter')

    await page.getByText(/^146: Sold out$/i).waitFor()
  })

  it('changes size and colour without leaving the cart [CART-27] [CART-28] [VAR-12]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await addTee(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Change Anker tee' }).click()

    const dialog = page.getByRole('dialog', { name: 'Change size and colour' })
    await dialog.getByRole('button', { name: 'mint' }).click()
    await dialog.getByText('Colour: mint').waitFor()
    await dialog.getByRole('button', { name: /^116/ }).click()
    expect(await checkAccessibility(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save changes' }).click()

    await expect.poll(() => lines(page).locator('dd').allTextContents()).toEqual(['mint', '116'])
    expect(await lines(page).count()).toBe(1)
    await page.getByText('Your change has been saved!').waitFor()
    expect(await page.getByText('Product has been added to the cart!').count()).toBe(0)
    await page.reload()
    await lines(page).first().waitFor()
    await expect.poll(() => lines(page).locator('dd').allTextContents()).toEqual(['mint', '116'])
  })

  it('asks before it lets something go, by keyboard alone [CART-20] [CART-21]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await addTee(page)
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
    const page = await openPage({ path: tee, width: 1440, expected: [/40[49]/] })
    await addTee(page)
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

  it('goes along when its owner logs in, and the login leads back to it [ROUTE-01] [ROUTE-11]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375, expected: [/401/] })
    await addTee(page)
    await openCart(page)
    await page.getByRole('link', { name: 'Account' }).click()
    const login = page.getByRole('main').locator('form').first()

    await login.getByRole('button', { name: 'Log in' }).click()
    expect(await login.getByText('Field is required.').count()).toBe(2)
    await login.getByLabel('Email address').fill('eva@example.com')
    await login.getByLabel('Password', { exact: true }).fill('Wrong-pass-1')
    await login.getByRole('button', { name: 'Log in' }).click()
    await login.getByText('The account sign-in was incorrect or your account is disabled temporarily.').waitFor()
    await login.getByLabel('Password', { exact: true }).fill('Vonk-demo-1')
    await login.getByRole('button', { name: 'Log in' }).click()

    await page.waitForURL('**/en/cart/')
    expect(await teesIn(page)).toBe('1')
    await page.reload()
    expect(await teesIn(page)).toBe('1')
    await page.getByRole('button', { name: 'Move to wishlist Anker tee' }).click()
    await page.getByText('Your cart is still empty').waitFor()
  })
})
