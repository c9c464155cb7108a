import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { products, readCards, redHoodies } from './steps/category.ts'

describe('a category', () => {
  it('leads from the menu to a red hoodie in size 128 under 40 euro, and its address leads others there [CAT-12] [FILT-10] [FILT-11] [ROUTE-56]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/' })
    await page.getByRole('banner').getByRole('link', { name: 'Meisjes', exact: true }).first().click()
    await page.waitForURL('**/meisjes/')
    const categories = page.getByRole('navigation', { name: 'Categorieën' })
    await categories.getByRole('link', { name: 'Bovenkleding' }).click()
    await categories.getByRole('link', { name: 'Hoodies' }).click()
    await page.waitForURL('**/meisjes-hoodies/')

    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^128/ }).check()
    await filters.getByRole('checkbox', { name: /^kersenrood/ }).check()
    await filters.getByLabel(/^Tot/).fill('40')
    await filters.getByLabel(/^Tot/).press('Enter')
    await page.waitForURL(redHoodies)
    await page.getByRole('button', { name: 'Filter < €40 weghalen' }).waitFor()

    const found = await readCards(page)
    expect(found.length).toBeGreaterThan(0)
    expect(await products(page).locator('img').first().getAttribute('alt')).toMatch(/hoodie.*kersenrood/i)
    for (const { price } of found) expect(price).toBeLessThan(40)

    const other = await openPage({ path: new URL(page.url()).pathname + new URL(page.url()).search })
    expect(await readCards(other)).toEqual(found)
  })

  it('shows more, and Back finds all of it in the same place [CAT-09] [FILT-20] [ROUTE-25] [ROUTE-26] [ROUTE-46] [ROUTE-50] [ROUTE-51]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/meisjes/' })
    await page.getByRole('link', { name: 'Toon meer' }).click()
    await expect.poll(() => products(page).count()).toBe(100)
    await page.getByText(/Je hebt 100 van de \d+ producten gezien/).waitFor()

    const far = products(page).nth(80).getByRole('link').first()
    await far.scrollIntoViewIfNeeded()
    const place = await page.evaluate<number>('window.scrollY')
    await far.click()
    await page.waitForURL((url) => !url.pathname.startsWith('/meisjes'))
    const storedRoutes = () => page.evaluate<string>("localStorage.getItem('dynamic-routes')")
    await expect
      .poll(storedRoutes)
      .toMatch(
        /"name":"configurable-product".*"params":\{"slug":".+","parentSku":".+","childSku":".+"\}.*"name":"category","path":"\/meisjes\/","params":\{"slug":"meisjes"\}/,
      )
    // The way back leads to where the shopper came from, not to the product's own corner of the shop.
    const trail = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link')
    await expect.poll(() => trail.allInnerTexts()).toEqual(['Home', 'Meisjes'])
    await page.goBack()

    await expect.poll(() => products(page).count()).toBe(100)
    await expect.poll(async () => Math.abs((await page.evaluate<number>('window.scrollY')) - place)).toBeLessThan(50)
    // What the header covers just now is too small a target for axe.
    await page.evaluate('window.scrollTo(0, 0)')
  })

  it('filters on a phone without JavaScript', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes-hoodies/', hasJavaScript: false, width: 375 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('checkbox', { name: /^128/ }).check()
    await page.getByRole('button', { name: /^Toon \d+/ }).click()

    await page.waitForURL(/size=214/)
    await page.getByRole('button', { name: 'Filter 128 weghalen' }).waitFor()
  })

  it('takes no notice of filters nobody offers', async () => {
    const counted = /<[^>]*role="status"[^>]*>(\d+ producten)</
    const plain = await getPage('/meisjes-hoodies/')
    const forged = await getPage('/meisjes-hoodies/?size=999&color=%3Cscript%3E&price=x&sort=sku:asc&page=-3')

    expect(counted.exec(plain.text)?.[1]).toMatch(/^\d/)
    expect(counted.exec(forged.text)?.[1]).toBe(counted.exec(plain.text)?.[1])
    expect(forged.text).not.toContain('weghalen')
  })

  it.for(['/c/nowhere/', '/p/NOPE/nothing/'])('is helpful where there is none: %s', async (path) => {
    const { status, text } = await getPage(path)

    expect([status, /<main.*?<a [^>]*href=.*<\/main>/s.test(text)]).toEqual([404, true])
  })

  it('is led to from its id, and there is none below the root [CAT-02] [ROUTE-29]', async () => {
    const led = await getPage('/en/c/3/?color=107')

    expect([led.status, led.location]).toEqual([301, '/en/girls/?color=107'])
    for (const path of ['/en/c/1/', '/en/c/0/', '/en/c/999999/'])
      expect([path, (await getPage(path)).status]).toEqual([path, 404])
  })

  it('fits 375 pixels', async ({ openPage }) => {
    expect(await sidewaysScroll(await openPage({ path: '/meisjes/', width: 375 }))).toBe(0)
  })

  it('has one price range at a time [FILT-12]', async ({ openPage }) => {
    const page = await openPage({ path: '/meisjes-hoodies/?price=0-40' })
    await page.getByRole('checkbox', { name: /^< €100/ }).check()

    await page.waitForURL(({ search }) => search === '?price=0-100')
    await page.getByRole('button', { name: 'Filter < €100 weghalen' }).waitFor()
    expect(await page.getByRole('button', { name: 'Filter < €40 weghalen' }).count()).toBe(0)
  })
})
