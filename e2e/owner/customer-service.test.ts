import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { it } from '../harness/it.ts'
import { sidewaysScroll } from '../harness/read-document.ts'
import { addMember, openEditor } from './editor/open-editor.ts'

const product = '/en/anker-tee-cream/'

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

describe('reviews in the editor', () => {
  it('are read, published and answered, and shoppers read both; one that is refused is gone', async ({
    browser,
    openPage,
  }) => {
    const shop = await openPage({ path: product })
    const title = await writeReview(shop)
    const page = await openEditor(browser, await addMember('Sam', 'service'))
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
    await expect.poll(async () => (await shop.reload()) && (await shown(shop).count())).toBe(1)
    await shown(shop).getByRole('heading', { name: 'Answer from the shop' }).waitFor()
    await shown(shop).getByText('Thank you, Noor!').waitFor()
    expect(await checkAccessibility(shop)).toEqual([])

    await review.getByRole('button', { name: 'Refuse' }).click()
    await review.getByText('Refused', { exact: true }).waitFor()
    await expect.poll(async () => (await shop.reload()) && (await shown(shop).count())).toBe(0)
  })
})
