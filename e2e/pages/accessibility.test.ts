import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { readKinds } from '../harness/read-kinds.ts'
import { createSeenKinds } from '../harness/seen-kinds.ts'
import { tick } from '../harness/tick.ts'
import { addToCart, approveIdeal, fillInAddress, fillInContact, orderButton } from '../shopper/checkout/steps.ts'

const vonk = {
  brand: 'Vonk',
  host: 'localhost',
  root: '/en/',
  list: 'girls/',
  product: 'anker-tee-cream/?childSku=VK1001-CREAM-128',
  others: [
    'krentenbol-outfit/',
    'guus-set/',
    'gift-card-you-choose-the-amount/',
    'weefgetouw-tee-with-your-name-cream/',
  ],
  shop: 'storelocator/vonk-amsterdam/',
  article: 'blog/washing-wool/',
  landing: 'winter-coats/',
}
const razz = {
  brand: 'Razz',
  host: 'razz.localhost',
  root: '/',
  list: 'boys/',
  product: 'cobra-hoodie-with-lettering-plum/?childSku=RZ1053-PLUM-M',
  others: ['never-outfit/', 'radium-set/', 'gift-card-you-choose-the-amount/', 'gap-tee-with-your-name-black/'],
  shop: 'storelocator/razz-amsterdam/',
  article: 'blog/denim-repair/',
  landing: 'skate/',
}
type Brand = typeof vonk

const all = [vonk, razz].flatMap((brand) => [375, 1440].map((width) => ({ ...brand, width })))
/** Tests of all kinds look at the pages they open; in a short run these add what no other opens. */
const looks = inject('isLong')
  ? { pages: all, account: all, ways: all }
  : { pages: [{ ...razz, width: 1280 }], account: all.slice(0, 1), ways: [] }
/** In a short run a page is looked at when it is made of anything that no other was made of. */
const isNew = inject('isLong') ? async () => true : createSeenKinds(join(inject('seenFolder'), 'kinds'))

/** Pages everybody can open that other tests do not: among them the one that is not there and those that say that something is wrong. */
const rarePagesOf = ({ list, product, article, landing }: Brand) => [
  ...['', list, product, 'no-result/?q=xyzzyqwv', 'reset-password/', 'contact/', 'size-guide/', 'delivery/'],
  ...[article, landing, 'sale/', 'nowhere/', 'maintenance/', 'checkout-return/'],
]
/** The others, which tests of all kinds open. */
const usualPagesOf = ({ others, shop }: Brand) => [
  ...[...others, 'search/', 'search/?q=tee', 'cart/', 'checkout/', 'login/', 'storelocator/', shop],
  ...['blog/', 'error/', 'withdraw/'],
]
const pagesOf = (brand: Brand) => [...rarePagesOf(brand), ...(inject('isLong') ? usualPagesOf(brand) : [])]
const expected = [/response (404|500|503)/, /status of (404|500|503)/]

const accountPages = ['', 'orders/', 'wishlist/', 'loyalty-card/', 'profile/', 'change-password/']

/** Everything that stands over a page, by what opens it. */
const windows = [
  { where: 'product', button: 'Size guide', opens: 'table' },
  { where: 'product', button: 'Check stock in stores', opens: 'link' },
  { where: 'product', button: 'Delivery and shipping costs', opens: 'heading' },
  { where: 'product', button: /^Enlarge/, opens: 'button' },
  { where: 'list', button: /^Choose a size: /, opens: 'group' },
  { where: 'list', button: 'Cookie settings', opens: 'checkbox' },
] as const

/** What is wrong with the page once everything it loads has come. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('main').locator('[data-shape][aria-hidden]:visible').count()).toBe(0)
  return (await isNew(await readKinds(page))) ? checkAccessibility(page) : []
}

describe.for(looks.pages)('$brand at $width pixels', ({ width, ...brand }) => {
  const { host, root } = brand

  it('has no page with a barrier', { timeout: 600_000 }, async ({ openPage }) => {
    const page = await openPage({ host, path: root, width, expected })
    const faults: string[] = []
    for (const path of pagesOf(brand)) {
      await page.goto(new URL(root + path, page.url()).href)
      faults.push(...(await faultsOf(page)))
    }
    // It has no scripts, and is looked at as it is opened.
    await openPage({ host, path: `${root}offline.html`, width, hasJavaScript: false })

    expect(faults).toEqual([])
  })
})

describe.for(looks.account)('$brand at $width pixels', ({ width, ...brand }) => {
  const { host, root } = brand
  const open = (page: Page, path: string) => page.goto(new URL(root + path, page.url()).href)

  it('has no page of the account with a barrier', { timeout: 600_000 }, async ({ openPage }) => {
    const page = await openPage({ host, path: `${root}login/`, width })
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Log in', exact: true }) })
    await form.getByLabel('Email address').fill('sanne@example.com')
    await form.getByLabel('Password', { exact: true }).fill('Vonk-demo-1')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/user/current-user'))).not.toBeNull()
    const faults: string[] = []
    for (const path of [...accountPages, ...(brand.brand === 'Vonk' ? ['family/'] : [])]) {
      await open(page, `my-account/${path}`)
      faults.push(...(await faultsOf(page)))
    }
    await open(page, 'my-account/orders/')
    await page.getByRole('main').locator('a[href*="/my-account/order/"]').first().click()
    await page.waitForURL('**/my-account/order/*/')
    faults.push(...(await faultsOf(page)))

    expect(faults).toEqual([])
  })
})

describe.for(looks.ways)('$brand at $width pixels', ({ width, ...brand }) => {
  const { host, root } = brand
  const open = (page: Page, path: string) => page.goto(new URL(root + path, page.url()).href)

  it('has no window with a barrier', { timeout: 600_000 }, async ({ openPage }) => {
    const page = await openPage({ host, path: root + brand.product, width })
    const faults: string[] = []
    for (const { where, button, opens } of windows) {
      await open(page, brand[where])
      await page.getByRole('button', { name: button }).first().click()
      await page.getByRole('dialog').getByRole(opens).first().waitFor()
      faults.push(...(await faultsOf(page)))
    }
    await open(page, '')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('searchbox').fill('tee')
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    faults.push(...(await faultsOf(page)))

    await open(page, brand.list)
    if (width < 1024) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox').first().waitFor()
      faults.push(...(await faultsOf(page)))
      await open(page, '')
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    } else {
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Girls', exact: true })
        .first()
        .hover()
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Jeans' }).waitFor()
    }
    faults.push(...(await faultsOf(page)))

    expect(faults).toEqual([])
  })

  it('has no barrier between the product and the thanks', { timeout: 600_000 }, async ({ openPage }) => {
    const page = await openPage({ host, path: root + brand.product, width })
    const faults: string[] = []
    await addToCart(page)
    faults.push(...(await faultsOf(page)))
    await open(page, 'cart/')
    await page.getByText(/^Includes €/).waitFor()
    faults.push(...(await faultsOf(page)))
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).waitFor()
    faults.push(...(await faultsOf(page)))

    await open(page, 'checkout/')
    await page.getByRole('radio', { name: 'iDEAL' }).waitFor()
    faults.push(...(await faultsOf(page)))
    await fillInContact(page)
    await fillInAddress(page)
    await tick(page.getByRole('radio', { name: 'Pick up in store' }))
    await page.getByRole('group', { name: 'Choose a store' }).getByRole('radio').first().waitFor()
    faults.push(...(await faultsOf(page)))
    await tick(page.getByRole('group', { name: 'Choose a store' }).getByRole('radio').first())
    await tick(page.getByRole('radio', { name: 'iDEAL' }))
    await tick(page.getByLabel('I accept the terms'))
    await orderButton(page).click()
    await approveIdeal(page)
    await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
    faults.push(...(await faultsOf(page)))

    expect(faults).toEqual([])
  })
})
