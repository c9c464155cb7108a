import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { addToCart, tee } from './checkout/steps.ts'
import { lines, microcart, openCart, settled, teesIn, total } from './steps/cart.ts'

describe('the cart', () => {
  it('says what is missing to free delivery, and when nothing is, without barriers on a phone', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await addToCart(page)
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
    await addToCart(page)
    await microcart(page).getByText('€55.05 to go for free delivery').waitFor()
    await settled(page)
    await page.setViewportSize({ width: 375, height: 800 })

    expect(await checkAccessibility(page)).toEqual([])
    const wide = await microcart(page).evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)
    expect(wide).toBe(0)
  })

  it('opens beside the page on a desktop, 700 pixels wide, and gives the focus back [UI-39] [CART-11] [CART-12] [NAV-04]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await addToCart(page)

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
    await addToCart(page)
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
    await addToCart(page)
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

  it('goes along when its owner logs in, and the login leads back to it [ROUTE-01] [ROUTE-11]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375, expected: [/401/] })
    await addToCart(page)
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
