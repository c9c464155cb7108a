import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from '../harness/it.ts'
import { linkIn, waitForMail } from '../harness/mailbox.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { tick } from '../harness/tick.ts'
import { approveIdeal, fillInAddress, fillInContact, orderButton } from './checkout/steps.ts'
import { add } from './steps/added-notice.ts'
import { lines, microcart } from './steps/cart.ts'
import {
  isInSight,
  isSeenWhole,
  openOn,
  type Screen,
  type Shop,
  screens,
  shops,
  tallestBlank,
} from './steps/moments.ts'

/** Each screen goes to another place. */
const places = {
  390: { delivery: 'Home delivery', choice: 'When?' },
  768: { delivery: 'Parcel point', choice: 'Choose a parcel point' },
  1280: { delivery: 'Pick up in store', choice: 'Choose a store' },
} as const

const cases = shops.flatMap((shop) => screens.map((screen) => ({ ...shop, ...screen })))
const productOf = ({ product, sku }: Shop) => `${product}/?childSku=${sku}`
const main = (page: Page) => page.getByRole('main')
const drawn = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth > 0))

/** Nothing of the page is wider than the screen, or as empty as half of one. */
async function expectSound(page: Page) {
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await tallestBlank(page, main(page))).toBeLessThan(400)
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
}

describe.for(cases)('$brand at $width pixels', ({ ...shop }) => {
  const open = (page: Page, path: string) => page.goto(new URL(shop.path + path, page.url()).href)

  it.runIf(shop.width >= 1024)('shows the cart beside the page, its list below the notice', async ({ openPage }) => {
    const page = await openOn(openPage, shop, productOf(shop))
    const notice = await add(page)
    const drawer = microcart(page)
    const checkOut = drawer.getByRole('link', { name: 'Proceed to checkout' })
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(shop.width - 700)

    const box = await notice.boundingBox()
    expect((await lines(page).first().boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    await expect.poll(() => isInSight(checkOut)).toBe(true)
    await notice.getByText('Product has been added').waitFor({ state: 'detached' })
    await expect.poll(() => isInSight(lines(page).first())).toBe(true)

    // As at 200 %: the foot ends the cart instead of lying over it.
    await page.setViewportSize({ width: shop.width, height: 400 })
    await expect.poll(() => isSeenWhole(lines(page).first().getByRole('link').first())).toBe(true)
    expect(await isInSight(checkOut)).toBe(false)
    expect(await isSeenWhole(checkOut)).toBe(true)
  })

  it('leads from the cart to the thanks and the order, with nothing covered on the way', async ({ openPage }) => {
    const page = await openOn(openPage, shop, productOf(shop))
    await expect.poll(() => page.getByRole('heading', { name: /10% off/i }).count()).toBe(1)
    await add(page)
    await open(page, 'cart/')
    await page
      .getByText(/^Includes €/)
      .first()
      .waitFor()
    const ways = page.getByRole('link', { name: 'Proceed to checkout' }).filter({ visible: true })
    // The line at the edge of a small window stands for the button only while that is further down.
    const seen = async () => (await Promise.all((await ways.all()).map(isInSight))).filter(Boolean).length
    await expect.poll(seen).toBe(1)
    await expectSound(page)

    await open(page, 'checkout/')
    const place = await checkOut(page, shop)
    await expectThanks(page)
    const orderNumber = await page
      .getByText(/^Order number/)
      .locator('b')
      .innerText()
    await main(page).getByRole('link', { name: 'Back to the shop' }).click()
    await page.waitForURL(({ pathname }) => pathname === shop.path)
    await page.getByRole('contentinfo').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: /10% off/i }).count()).toBe(0)

    const mail = await waitForMail('zoe@example.com', new RegExp(`order ${orderNumber} is confirmed`))
    await page.goto(linkIn(mail, 'order/show'))
    await expectOrder(page, place)
  })

  it('shows a customer what she ordered, where it is and until when it may go back', async ({ openPage }) => {
    const page = await openOn(openPage, shop, 'login/')
    await logIn(page)
    await open(page, 'my-account/orders/')
    await main(page).locator('li p img').first().waitFor()
    await expectSound(page)
    const coming = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Track your parcel' }) })
    await coming.first().locator('a[href*="/my-account/order/"]').click()
    await page.waitForURL('**/my-account/order/*/')
    await main(page).getByText('Returns until 14 days after arrival.').waitFor()
    const track = main(page).getByRole('link', { name: 'Track your parcel' })
    expect(await track.getAttribute('href')).toMatch(/^https:/)
    expect(await isSeenWhole(track)).toBe(true)
    expect(await isSeenWhole(main(page).getByRole('link', { name: /^Withdraw from/ }))).toBe(true)
    await expectSound(page)
    expect(await page.getByRole('heading', { name: /10% off/i }).count()).toBe(0)
  })
})

/** Orders nothing, reads what is missing, then orders; answers the name of the place it goes to. */
async function checkOut(page: Page, { width }: Screen): Promise<string> {
  const { delivery, choice } = places[width]
  const marks = page.getByRole('group', { name: 'How would you like to pay?' }).locator('img')
  await expect.poll(() => drawn(marks)).toEqual([true, true, true])
  await orderButton(page).click()
  const email = page.getByLabel('Email address')
  await page.getByText('Email address is required.').waitFor()
  await expect.poll(() => isInSight(email)).toBe(true)

  await fillInContact(page)
  await fillInAddress(page)
  await tick(page.getByRole('radio', { name: delivery }).first())
  const offered = page.getByRole('group', { name: choice })
  await offered.getByRole('radio').first().waitFor()
  const texts = await offered.locator('label').allInnerTexts()
  if (delivery !== 'Home delivery') {
    expect(distancesIn(texts).length).toBeGreaterThan(0)
    expect(distancesIn(texts)).toEqual(distancesIn(texts).toSorted((one, other) => one - other))
    expect(await main(page).locator('canvas, [data-map]').count()).toBe(0)
  }
  await tick(offered.getByRole('radio').first())
  await tick(page.getByRole('radio', { name: 'iDEAL' }))
  await tick(page.getByLabel('I accept the terms'))
  await expectSound(page)
  expect(await isSeenWhole(orderButton(page))).toBe(true)
  await orderButton(page).click()
  await approveIdeal(page)
  return delivery === 'Home delivery' ? '' : (texts[0]?.split('\n')[0]?.trim() ?? 'no place')
}

async function expectThanks(page: Page) {
  await page.getByRole('heading', { name: 'Thank you, Zoë!' }).waitFor()
  expect(await isSeenWhole(main(page).getByRole('link', { name: 'Back to the shop' }))).toBe(true)
  expect(await page.getByRole('banner').getByRole('link', { name: 'Back to the cart' }).count()).toBe(0)
  await expectSound(page)
}

/** What a guest sees by the link of her mail. */
async function expectOrder(page: Page, place: string) {
  await main(page).getByText('Being packed').first().waitFor()
  await main(page).locator('li img').first().waitFor()
  if (place !== '') await main(page).getByText(place, { exact: true }).waitFor()
  await main(page)
    .getByText(/^Expected /)
    .first()
    .waitFor()
  const goBack = main(page).getByRole('link', { name: /^Withdraw from/ })
  expect(await isSeenWhole(goBack)).toBe(true)
  // A button, not a line of text.
  expect((await goBack.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await main(page).getByText('Returns until 14 days after arrival.').waitFor()
  await expectSound(page)
}

async function logIn(page: Page) {
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Log in', exact: true }) })
  await form.getByLabel('Email address').fill('sanne@example.com')
  await form.getByLabel('Password', { exact: true }).fill('Vonk-demo-1')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop/user/current-user'))).not.toBeNull()
}

/** In kilometres, as they are written. */
function distancesIn(texts: readonly string[]): number[] {
  return texts.flatMap((text) => /([\d.]+)\s*km/.exec(text)?.[1] ?? []).map(Number)
}
