import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { reloadWithLateSights } from './steps/late-sights.ts'

const added = 'Product has been added to the cart!'

describe('the product page', () => {
  it('lets a shopper choose a size and put it into the cart, and the address names the size [PROD-25] [VAR-01] [VAR-03]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })

    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Choose a size first').waitFor()
    await page.getByRole('button', { name: /^128/ }).click()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()

    await page.getByText(added).first().waitFor()
    await page.getByRole('button', { name: 'Proceed to checkout' }).waitFor()
    expect(new URL(page.url()).searchParams.get('childSku')).toBe('VK1001-CREAM-128')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/en\/anker-tee-cream\/$/)
    await page.getByRole('banner').getByText('1', { exact: true }).first().waitFor()
  })

  it('lets go of a size that is pressed again, and asks for one [VAR-02] [PROD-40]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-128' })
    const size = page.getByRole('button', { name: /^128/ })
    await expect.poll(() => size.getAttribute('aria-pressed')).toBe('true')
    await size.click()

    await expect.poll(() => size.getAttribute('aria-pressed')).toBe('false')
    await expect.poll(() => new URL(page.url()).searchParams.get('childSku')).toBeNull()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Choose a size first').waitFor()
  })

  it('opens with the size its address names [VAR-03]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-128', hasJavaScript: false })

    expect(await page.getByRole('button', { name: /^128/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it('leads to what the law guarantees about every product', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', hasJavaScript: false })
    await page.getByRole('main').getByRole('link', { name: 'Legal guarantee' }).click()

    await page.getByRole('heading', { name: 'Legal guarantee', level: 1 }).waitFor()
    await page.getByText('at least two years').waitFor()
  })

  it('sells an outfit piece by piece, each in its own size [PROD-25] [PRICE-11]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/krentenbol-outfit/' })
    const buy = page.getByRole('button', { name: /^Add outfit to cart/ }).first()
    const whole = await buy.textContent()

    await page
      .getByRole('checkbox', { name: /^Include/ })
      .first()
      .uncheck()
    await expect.poll(() => buy.textContent()).not.toBe(whole)
    // The sizes it is shown in are a suggestion.
    await buy.click()
    await page
      .getByText(/^Choose a size for/)
      .first()
      .waitFor()
    expect(await page.getByText(added).count()).toBe(0)
    const suggested = page.getByRole('button', { name: /is right for/ })
    await suggested.first().click()
    await expect.poll(() => suggested.count()).toBe(1)
    const last = page.getByRole('main').getByRole('listitem').filter({ has: suggested })
    await last.getByRole('group', { name: 'Size' }).locator('[aria-pressed="false"]').first().click()
    await expect.poll(() => suggested.count()).toBe(0)
    await buy.click()

    await page.getByText(added).first().waitFor()
    await page.getByRole('banner').getByText('2', { exact: true }).first().waitFor()
  })

  it('lets a set be put together slot by slot and follows its price [PROD-25] [PRICE-12]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/guus-set/' })
    const buy = page.getByRole('button', { name: /^Add to cart/ }).first()
    const before = await buy.textContent()

    await page.getByRole('button', { name: /Klimboom/ }).click()

    await expect.poll(() => buy.textContent()).not.toBe(before)
    await buy.click()
    await page
      .getByText(/^Choose a size for/)
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: /^Everything in size/ })
      .first()
      .click()
    await expect.poll(() => page.getByRole('button', { name: /is right for/ }).count()).toBe(0)
    await buy.click()
    await page.getByText(added).first().waitFor()
  })

  it('shows its pictures to the keyboard alone', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', width: 375 })
    await page.getByRole('button', { name: /^Enlarge: .*front/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('2 / 5', { exact: true }).waitFor()

    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enlarge/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('sends the address of a hidden variant to its parent, the variant chosen [PROD-28] [PROD-29]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/vuurtoren-long-sleeved-tee-with-lettering-plum-104/' })

    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/en/vuurtoren-long-sleeved-tee-with-lettering-plum/')
    expect(searchParams.get('childSku')).toBe('VK1026-PLUM-104')
  })

  it('tells a guest why the wishlist leads to the login [WISH-07] [WISH-08]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })

    await page.getByRole('button', { name: 'Save to your wishlist', exact: true }).click()

    await page.getByText('Create an account to use the wishlist', { exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/en\/login/)
  })
})

describe('the bar at the bottom', () => {
  it('is gone when the button is in sight, however late a busy telephone tells of it', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/', width: 375 })
    const sights = await reloadWithLateSights(page)
    const bar = page.getByRole('region', { name: 'Quick order' })
    const button = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first()
    const showButton = () => button.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const showEnd = () => page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    await bar.waitFor()
    await showButton()
    await bar.waitFor({ state: 'detached' })

    await sights.beBusy()
    await showEnd()
    await expect.poll(() => sights.isKept(button, false)).toBe(true)
    await showButton()
    await expect.poll(() => sights.isKept(button, true)).toBe(true)
    await sights.tellAll()
    expect(await bar.count()).toBe(0)

    await showEnd()
    await bar.waitFor()
  })
})
