import { describe, expect } from 'vitest'
import { changePageData } from '../harness/change-page-data.ts'
import { findProduct } from '../harness/find-product.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'

const ofRazz = { host: 'razz.localhost', path: '/cobra-hoodie-with-lettering-plum/' }
const bothBrands = [{ host: 'localhost', path: '/en/anker-tee-cream/' }, ofRazz]

describe('the pictures of a product', () => {
  it.for(bothBrands)(
    'stand beside each other at 1280 pixels on $host, with nothing blank below',
    async (at, { openPage }) => {
      const page = await openPage({ ...at, width: 1280 })
      const pictures = page.getByRole('list', { name: /^Pictures of/ }).getByRole('listitem')
      const boxes = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const end = Math.max(...boxes.map(({ bottom }) => bottom))
      const next = await page.getByRole('heading', { name: 'Goes well with this' }).boundingBox()

      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2)
      expect((next?.y ?? 0) - end).toBeLessThan(200)
    },
  )
})

describe('a row of products', () => {
  it('has arrows that end where it does, and none where all of it is in sight', async ({ openPage }) => {
    const page = await openPage({ ...ofRazz, width: 1280 })
    const long = page.getByRole('region', { name: 'Goes well with this' })
    await long.scrollIntoViewIfNeeded()
    const [back, on] = [long.getByRole('button', { name: 'Previous' }), long.getByRole('button', { name: 'Next' })]
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('true')
    expect(await on.getAttribute('aria-disabled')).toBe('false')
    await expect
      .poll(async () => {
        // One that has just ended is no error to press.
        await on.click({ force: true })
        return on.getAttribute('aria-disabled')
      })
      .toBe('true')
    await expect.poll(() => back.getAttribute('aria-disabled')).toBe('false')

    const short = page.getByRole('region', { name: 'More like this' })
    await short.scrollIntoViewIfNeeded()
    await expect.poll(() => short.getByRole('button', { name: 'Next' }).count()).toBe(0)
  })
})

describe('the product page', () => {
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

  it('tells two designs of one name in a set apart by colour', async ({ openPage }) => {
    const page = await openPage({ path: '/en/guus-set/' })
    const designs = page.getByRole('button', { name: /^Waterval leggings with stripes/ })

    expect(await designs.count()).toBe(2)
    expect(new Set(await designs.allInnerTexts()).size).toBe(2)
  })

  it('says that a combination is made by nobody, and that nothing is left of what has no variants [VAR-09] [VAR-10]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/en/search/?q=anker%20tee' })
    await changePageData(page, (name, value) => (name === 'variants' && Array.isArray(value) ? [] : value))
    await page.getByRole('main').getByRole('link', { name: 'Anker tee' }).first().click()
    await page.waitForURL('**/en/anker-tee-*/')
    const corner = page.locator('[popover="manual"]')
    // It is marked as not to be had, for which Playwright's mouse would wait.
    await page.getByRole('button', { name: /^128/ }).press('Enter')
    await corner.getByText('No such configuration for the product.').waitFor()

    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await corner.getByText('No available product variants.', { exact: true }).waitFor()
    await corner.getByRole('button', { name: 'OK' }).first().click()
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
})
