import { describe, expect } from 'vitest'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'

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

  it('says of a size that is sold out that it is, and changes nothing', async ({ openPage }) => {
    const page = await openPage({ path: '/en/hommel-tee-with-tie-dye-coral/' })
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: /^\d+(?!.*Sold out)/ })
      .first()
      .click()
    await expect.poll(() => new URL(page.url()).searchParams.get('childSku')).not.toBeNull()
    const chosen = main.getByRole('group', { name: 'Size' }).getByRole('button', { pressed: true })
    const price = main.locator('[data-size="page"]')
    const read = async () => [page.url(), await chosen.allInnerTexts(), await price.innerText()]
    const before = await read()

    await main.getByRole('button', { name: /^116.*Sold out/ }).click()
    await page.getByRole('dialog').getByText('In size 116: Sold out').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    expect(await read()).toEqual(before)
  })

  it('opens with a size that can be had where a link names one that is gone [VAR-08]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-999', hasJavaScript: false })
    const pressed = page.getByRole('main').getByRole('button', { pressed: true })

    expect(await pressed.count()).toBe(1)
    expect(await pressed.getAttribute('aria-disabled')).toBeNull()
  })

  it('opens with the size its address names [VAR-03]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/?childSku=VK1001-CREAM-128', hasJavaScript: false })

    expect(await page.getByRole('button', { name: /^128/ }).getAttribute('aria-pressed')).toBe('true')
  })

  it.for([
    { width: 375, host: 'localhost', path: '/en/anker-tee-cream/' },
    { width: 768, host: 'razz.localhost', path: '/cobra-hoodie-with-lettering-plum/' },
  ])('fits $width pixels and shows its areas [PROD-26]', async ({ width, host, path }, { openPage }) => {
    const page = await openPage({ width, host, path })

    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Size guide' }).click()
    await page.getByRole('table').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Reviews' }).waitFor()
    await page.getByText('Material and care').click()
    await page.getByText('Washing instructions').waitFor()
    await page.getByRole('button', { name: 'Check stock in stores' }).click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
  })

  it.for([
    { host: 'localhost', path: '/en/', outfit: 'krentenbol-outfit' },
    { host: 'razz.localhost', path: '/', outfit: 'never-outfit' },
  ])('leads from the picture it is worn in to all of $outfit', async ({ host, path, outfit }, { openPage }) => {
    const page = await openPage({ host, path: `${path}${outfit}/`, width: 375 })
    await page.getByRole('region', { name: 'What’s in the outfit' }).getByRole('link').first().click()
    await page.waitForURL((url) => !url.pathname.includes(outfit))
    const look = page.getByRole('link', { name: 'Complete the look' })
    await look.scrollIntoViewIfNeeded()
    await look.click()

    await page.waitForURL(`**${path}${outfit}/`)
    await page
      .getByRole('button', { name: /^Add outfit to cart/ })
      .first()
      .waitFor()
  })

  it.for(['krentenbol-outfit', 'guus-set'])(
    'asks for all of %s what the API does, in the sizes it is suggested in [PRICE-11] [PRICE-12] [PRICE-13]',
    async (address, { openPage }) => {
      const { final_price_incl_tax: price } = await findProduct(({ url_path: path }) => path === address)
      const page = await openPage({ path: `/en/${address}/` })

      const shown = [
        page.getByRole('main').locator('[data-size="page"] b'),
        page.getByRole('button', { name: /^Add (outfit )?to cart/ }).first(),
      ]

      for (const place of shown) expect(await place.textContent()).toContain(`€${price.toFixed(2)}`)
    },
  )

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

  it('tells two designs of one name in a set apart by colour', async ({ openPage }) => {
    const page = await openPage({ path: '/en/guus-set/' })
    const designs = page.getByRole('button', { name: /^Waterval leggings with stripes/ })

    expect(await designs.count()).toBe(2)
    expect(new Set(await designs.allInnerTexts()).size).toBe(2)
  })

  it('shows its pictures to the keyboard alone', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })
    const second = page.getByRole('button', { name: 'Show picture 2 of 5' })

    await page.getByRole('button', { name: /^Enlarge: .*front/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true')

    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Enlarge/ })
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('takes a review and says in words what is missing [REV-05]', async ({ openPage }) => {
    const page = await openPage({ path: '/en/anker-tee-cream/' })

    await page.getByRole('button', { name: 'Write a review' }).click()
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('Give at least one star.').waitFor()
    await page.locator('label', { hasText: '4 stars' }).click()
    await page.getByLabel('Your name').fill('Noor')
    await page.getByLabel('In one sentence').fill('Soft and sturdy')
    await page.getByLabel('Tell us more').fill('Three washes and still like new.')
    await page.getByRole('radio', { name: 'True to size' }).check()
    await page.getByLabel("Child's height in cm").fill('12')
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('Enter the height in whole centimetres, from 40 to 220.').waitFor()
    await page.getByLabel("Child's height in cm").fill('124')
    await page.getByRole('button', { name: 'Send review' }).click()

    await page.getByText('Thank you! We read your review before it is published.').waitFor()
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
