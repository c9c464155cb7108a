import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { getPage } from '../harness/get-page.ts'
import { it } from '../harness/it.ts'
import { tick } from '../harness/tick.ts'
import { approveIdeal, fillInContact, goToCheckout, orderButton, tee } from './checkout/steps.ts'
import { openCheckout } from './steps/checkout-choices.ts'

const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

/** The checkout as it is where the owner named a server of maps; answers which of its pictures are asked for. */
async function nameMapServer(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/tiles/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'image/svg+xml', body: tile })
  })
  const map = '~mapTiles~:{~url~:~/tiles/{z}/{x}/{y}.png~,~attribution~:~© Map makers~},'
  await page.route('**/en/checkout/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('~themeColour~:', `${map}~themeColour~:`) })
  })
  return asked
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()

describe('what is chosen at the checkout', () => {
  it('is to be chosen again where it is not on offer any more [SHIP-19] [SHIP-23]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 375 })
    await openCheckout(page)
    await tick(page.getByRole('radio', { name: 'Parcel point' }))
    const points = page.getByRole('group', { name: 'Choose a parcel point' })
    await tick(points.getByRole('radio').first())
    await page.getByLabel('Search near a postcode').fill('3011 AD')
    await page.getByRole('button', { name: 'Search', exact: true }).click()

    await page.getByText('Please select a service point again.').waitFor()
    expect(await points.getByRole('radio', { checked: true }).count()).toBe(0)
    await orderButton(page).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('place')
  })

  it('may be a shop in another country: the order goes there, the bill does not [SHIP-01]', async ({ openPage }) => {
    const page = await openPage({ path: tee, width: 1440 })
    await goToCheckout(page)
    await fillInContact(page)
    await page.getByLabel('Country').selectOption('BE')
    const typed = { Street: 'Meir', Number: '12', Postcode: '2000', Town: 'Antwerpen' }
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
    await tick(page.getByRole('radio', { name: 'Pick up in store' }))
    await page.getByRole('button', { name: 'Show more' }).click()
    const stores = page.getByRole('group', { name: 'Choose a store' })
    await tick(stores.getByRole('radio', { name: /Amsterdam/ }))
    // How a bill is paid in the country the order goes to.
    await tick(page.getByRole('radio', { name: 'iDEAL' }))
    await tick(page.getByLabel('I accept the terms'))
    const sent = page.waitForRequest('**/api/order**')
    await orderButton(page).click()

    expect((await sent).postDataJSON().addressInformation).toMatchObject({
      shippingAddress: { country_id: 'NL', city: 'Amsterdam', firstname: 'Zoë' },
      billingAddress: { country_id: 'BE', city: 'Antwerpen' },
    })
    await approveIdeal(page)
    await thanks(page)
  })
})

describe('the promise of delivery', () => {
  it('is one on home, service page, product and checkout', async ({ openPage }) => {
    const [home, service] = await Promise.all([getPage('/en/'), getPage('/en/delivery/')])
    expect(home.text).toContain('Order before 15:00, delivered the next day.')
    expect(service.text).toContain('Ordered before 3 pm, your parcel arrives the next day')
    const page = await openPage({ path: tee, width: 1280 })
    const promise = page.getByText(/^Order now, delivered on \w+$/)
    await promise.waitFor()
    const day = (await promise.innerText()).split(' ').at(-1) ?? ''
    await openCheckout(page)
    const times = page.getByRole('group', { name: 'When?' })
    await times.getByRole('radio').first().waitFor()
    const offered = await times.locator('label').allInnerTexts()
    const [usual] = offered.filter((slot) => !/^Today/.test(slot))

    expect(usual).toContain(day)
  })
})

describe('the places to pick up', () => {
  it('are a list without a map where the owner named none, and one of them must be chosen [FORM-01]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 390 })
    await openCheckout(page)
    await tick(page.getByRole('radio', { name: 'Pick up in store' }))
    await page.getByRole('group', { name: 'Choose a store' }).getByRole('radio').first().waitFor()
    await orderButton(page).click()

    await page.getByText('A store must be selected.').waitFor()
    expect(await page.getByRole('group', { name: 'Map', exact: true }).count()).toBe(0)
  })

  it('lie on the street map of the owner, fetched when somebody picks up, and are chosen on it', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 1280 })
    const asked = await nameMapServer(page)
    await openCheckout(page)
    expect(asked).toEqual([])
    await tick(page.getByRole('radio', { name: 'Pick up in store' }))
    const map = page.getByRole('group', { name: 'Map', exact: true })
    await page.getByText('© Map makers').waitFor()

    await expect.poll(() => asked.length).toBeGreaterThan(3)
    const stores = page.getByRole('group', { name: 'Choose a store' })
    const name = await map.locator('a').first().getAttribute('aria-label')
    await map.locator('a').first().click()
    await stores.getByRole('radio', { name: name ?? '', checked: true }).waitFor()
  })
})

describe('a shop that has it', () => {
  it.for([375, 1440])(
    'is where it is picked up, straight from the list of stock, at %i pixels',
    async (width, { openPage }) => {
      const page = await openPage({ path: tee, width })
      await page.getByRole('button', { name: 'Check stock in stores' }).click()
      const offer = page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pick up here/ })
        .nth(1)
      const [, shop] = ((await offer.textContent()) ?? '').split(': ')
      await offer.click()
      await page.waitForURL('**/en/checkout/')

      await page.getByRole('radio', { name: 'Pick up in store', checked: true }).waitFor()
      const chosen = page.getByRole('group', { name: 'Choose a store' }).getByRole('radio', { checked: true })
      await chosen.waitFor()
      expect(await chosen.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent)).toContain(shop)
      expect(await page.evaluate<string>(`localStorage.getItem('shop/cart/current-cart')`)).toContain(
        'VK1001-CREAM-128',
      )
    },
  )
})

describe('what is measured of an order', () => {
  it('is told step by step, and the purchase once, however often its page is opened [ANA-01] [ANA-02] [ANA-04]', async ({
    openPage,
  }) => {
    const page = await openPage({ path: tee, width: 375 })
    await page.evaluate(
      `localStorage.setItem('vonk-consent', '{"analytics":true,"marketing":false,"date":"2026-11-15","version":1}')`,
    )
    await page.reload()
    const told = (...names: string[]) =>
      page.evaluate<{ event: string; ecommerce: Record<string, unknown> }[]>(
        `(window.dataLayer ?? []).filter(({ event }) => ${JSON.stringify(names)}.includes(event))`,
      )
    const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']
    const items = [
      expect.objectContaining({ item_id: 'VK1001-CREAM-128', item_brand: 'Vonk', price: 19.95, quantity: 1 }),
    ]
    const cart = { currency: 'EUR', value: 19.95, items }

    await openCheckout(page)
    await expect
      .poll(() => told(...steps))
      .toEqual([
        { event: 'begin_checkout', ecommerce: cart },
        { event: 'add_shipping_info', ecommerce: { ...cart, shipping_tier: 'postnl/home' } },
      ])
    // The bank is another page: what was told on this one is kept where both can read it.
    await page.evaluate(`addEventListener('pagehide', () =>
      sessionStorage.setItem('told', JSON.stringify(dataLayer.map(({ event, ecommerce }) => ({ event, ecommerce })))))`)
    await orderButton(page).click()
    await approveIdeal(page)
    await thanks(page)
    const before = JSON.parse(await page.evaluate<string>(`sessionStorage.getItem('told')`))
    expect(before).toContainEqual({ event: 'add_payment_info', ecommerce: { ...cart, payment_type: 'ideal' } })
    await expect
      .poll(() => told(...steps))
      .toEqual([
        {
          event: 'purchase',
          ecommerce: {
            ...cart,
            transaction_id: expect.stringMatching(/^\d+$/),
            shipping: 4.95,
            tax: expect.any(Number),
          },
        },
      ])

    await page.reload()
    await thanks(page)
    await expect.poll(() => told('page_view')).toHaveLength(1)
    expect(await told('purchase')).toEqual([])
  })
})
