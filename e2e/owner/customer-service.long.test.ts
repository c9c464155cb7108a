import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addAuthenticator } from '../harness/add-authenticator.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { addToCart, buy } from '../shopper/checkout/steps.ts'
import { addMember, logIn, openDesk } from './desk/open-desk.ts'

const product = '/en/anker-tee-cream/'
const tee = `${product}?childSku=VK1001-CREAM-128`

async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function search(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label).fill(words)
  await page.getByLabel(label).press('Enter')
}

async function expectNoBarrier(page: Page): Promise<void> {
  expect(await checkAccessibility(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
}

/** Hands a review in as a shopper does; answers what it is called. */
async function writeReview(page: Page): Promise<string> {
  const title = `Soft ${Date.now().toString(36)}`
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.locator('label', { hasText: '4 stars' }).click()
  await page.getByLabel('Your name').fill('Noor')
  await page.getByLabel('In one sentence').fill(title)
  await page.getByLabel('Tell us more').fill('Three washes and still like new.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Thank you! We read your review before it is published.').waitFor()
  return title
}

describe('reviews at the desk', () => {
  it('are read, published and answered, and shoppers read both; one that is refused is gone', async ({
    browser,
    openPage,
  }) => {
    const shop = await openPage({ path: product })
    const title = await writeReview(shop)
    const page = await openDesk(browser, await addMember('Sam', 'service'))
    await openScreen(page, 'Reviews')
    await search(page, 'Search text, name or SKU', title)
    const review = page.getByRole('article', { name: title })
    await review.getByText('4 of 5 stars').waitFor()
    await expectNoBarrier(page)

    const publish = review.getByRole('button', { name: 'Publish' })
    await publish.press('Enter')
    await review.getByText(/^Last decided by sam-/).waitFor()
    expect(await publish.and(page.locator(':focus')).getAttribute('aria-pressed')).toBe('true')
    await review.getByLabel('Answer from the shop').fill('Thank you, Noor!\nEnjoy it.')
    await review.getByRole('button', { name: 'Save the answer' }).click()
    await review.getByText('The answer is saved.').waitFor()
    await expectNoBarrier(page)

    const shown = (visited: Page) => visited.getByRole('listitem').filter({ hasText: title })
    const answer = shown(shop).getByRole('heading', { name: 'Answer from the shop' })
    await expect.poll(async () => (await shop.reload()) && (await answer.count())).toBe(1)
    await shown(shop).getByText('Thank you, Noor!').waitFor()
    expect(await checkAccessibility(shop)).toEqual([])

    await review.getByRole('button', { name: 'Refuse' }).click()
    await review.getByText('Refused', { exact: true }).waitFor()
    await expect.poll(async () => (await shop.reload()) && (await shown(shop).count())).toBe(0)
  })
})

describe('orders at the desk', () => {
  it('are found, shipped and refunded, in part and then whole, with a log of who did it', async ({
    browser,
    openPage,
  }) => {
    const shop = await openPage({ path: tee, expected: [/parcel\/timeframes/] })
    await addToCart(shop)
    // The cart has opened over the page.
    await shop.reload()
    const number = await buy(shop)
    const page = await openDesk(browser, await addMember('Olga', 'service'), { width: 375 })
    await openScreen(page, 'Orders')
    for (const words of ['zoe@example.com', 'Zoë Vries', number]) {
      await search(page, 'Search number, e-mail address or name', words)
      await page.getByRole('link', { name: new RegExp(`^${number}`) }).waitFor()
    }
    await expectNoBarrier(page)
    // Two lines: who works here, and the screens.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(100)
    await page.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
    await page.getByText('Paid, to be shipped', { exact: true }).first().waitFor()
    await page.getByText('Nobody has done anything yet.').waitFor()
    await page.getByText(/^iDEAL \| Wero: €.*, paid$/).waitFor()
    await expectNoBarrier(page)

    await page.getByRole('button', { name: 'Ship' }).press('Enter')
    await page.getByLabel('Parcel code').fill('x')
    await page.getByLabel('Parcel code').press('Enter')
    await page.getByText('A code has 4 to 40 letters, digits and hyphens.').waitFor()
    await expectNoBarrier(page)
    await page.getByLabel('Parcel code').fill('3SVONK123456')
    await page.getByRole('button', { name: 'Ship now' }).press('Enter')
    await page.getByText('The order is shipped.').waitFor()
    await page
      .getByRole('heading', { name: `Order ${number}` })
      .and(page.locator(':focus'))
      .waitFor()
    await page.getByRole('link', { name: /Follow parcel 3SVONK123456/ }).waitFor()

    await page.getByRole('button', { name: 'Refund' }).press('Enter')
    await page.getByRole('button', { name: 'Refund now' }).press('Enter')
    await page.getByText('Say for at least one product how many come back.').waitFor()
    await page.getByLabel(/, at most 2$/).fill('1')
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Refund now' }).press('Enter')
    await page.getByText('The money is going back.').waitFor()
    const log = page.getByRole('table', { name: 'Who did what' })
    await log.getByRole('row', { name: /^Shipped Olga/ }).waitFor()
    const refunds = log.getByRole('row', { name: /^Refunded, €.* 1 × .* Olga/ })
    await refunds.waitFor()

    await page.getByRole('button', { name: 'Refund' }).press('Enter')
    await page.getByRole('button', { name: 'All of it comes back' }).press('Enter')
    await page.getByRole('button', { name: 'Refund now' }).press('Enter')
    await expect.poll(() => refunds.count()).toBe(2)
    await page.getByText('Returned', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: /Ship|Call off|Refund/ }).count()).toBe(0)
    await expectNoBarrier(page)
  })

  it('are called off once: who looks at an older state is told', async ({ browser, openPage }) => {
    const number = await buy(await openPage({ path: tee, expected: [/parcel\/timeframes/] }))
    const first = await openDesk(browser, await addMember('Ole', 'service'))
    const second = await openDesk(browser, await addMember('Pia', 'service'))
    for (const page of [first, second]) {
      await page.goto(new URL(`/desk/orders/${number}`, page.url()).href)
      await page.getByRole('button', { name: 'Call off' }).click()
    }
    await first.getByLabel('Remark').fill('Asked for by telephone')
    await first.getByRole('button', { name: 'Call the order off' }).click()
    await first.getByText('The order is called off.').waitFor()
    await first.getByText('Asked for by telephone').waitFor()

    await second.getByRole('button', { name: 'Call the order off' }).click()
    await second.getByText('The order has changed in the meantime.').waitFor()
    await second.getByRole('row', { name: /^Cancelled, €.* Ole/ }).waitFor()
    await expectNoBarrier(second)
  })

  it('are no business of those who write stories', async ({ browser }) => {
    const page = await openDesk(browser, await addMember('Erik', 'editor'))
    expect(await page.getByRole('link', { name: /Orders|Reviews/ }).count()).toBe(0)
    const status = await page.evaluate(async () => (await fetch('/api/desk/orders')).status)
    expect(status).toBe(403)
  })
})

describe('a passkey of staff', () => {
  it('is made, stands for the digits at the next log-in, and is removed', async ({ browser }) => {
    const member = await addMember('Kim', 'viewer')
    const page = await openDesk(browser, member, { width: 768 })
    await addAuthenticator(page)
    const account = page.getByRole('banner').getByRole('button', { name: 'Kim' })
    await account.click()
    await expectNoBarrier(page)
    await page.getByRole('link', { name: 'My passkeys' }).click()
    await page.getByText('You have no passkey yet.').waitFor()
    await page.getByLabel('Name of the new passkey').fill('Phone of Kim')
    await page.getByLabel('Name of the new passkey').press('Enter')
    await page.getByText('The passkey is added.').waitFor()
    await page.getByText('Not used yet').waitFor()
    await expectNoBarrier(page)

    await account.click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const passkey = page.getByRole('button', { name: 'Log in with a passkey instead of digits' })
    await passkey.waitFor()
    await expectNoBarrier(page)
    await logIn(page, { ...member, code: () => '000000' })
    await page.getByText('Address, password, code or passkey is not right.').waitFor()
    await page.getByLabel('Password').fill('guess')
    await passkey.click()
    await page.getByText('Address, password, code or passkey is not right.').waitFor()
    await page.getByLabel('Password').fill(member.password)
    await passkey.press('Enter')
    await page.getByText(/^Last used/).waitFor()

    await page.getByRole('button', { name: 'Remove passkey Phone of Kim' }).press('Enter')
    await page.getByText('The passkey is removed.').waitFor()
    await page.getByText('You have no passkey yet.').waitFor()
    await page.getByRole('heading', { name: 'My passkeys' }).and(page.locator(':focus')).waitFor()
  })
})
