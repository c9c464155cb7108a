import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createProfile, type Profile, visit, visitAndKeep } from './profile.ts'

let profile: Profile

beforeEach(async () => {
  profile = await createProfile(inject('chromiumPath'), inject('shopPort'))
})
afterEach(() => profile.remove())

async function search(page: Page, text: string): Promise<void> {
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') })
  if ((await panel.count()) === 0) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /search/i })
      .first()
      .click()
  }
  await panel.getByRole('searchbox').fill(text)
}

const found = (page: Page, words: RegExp) => page.getByRole('dialog').getByRole('status').filter({ hasText: words })

describe('a search without a network', () => {
  it('is answered from the device where it was made before, else with what was seen and fits [SRCH-25] [SRCH-29]', async () => {
    const page = await profile.open()
    await visitAndKeep(page, `${profile.origin}/en/boys/`)
    const heart = page.getByRole('button', { name: /^Save to your wishlist: / }).first()
    const listed = ((await heart.getAttribute('aria-label')) ?? '').replace('Save to your wishlist: ', '')
    await expect.poll(() => page.evaluate<string>(readSeen)).toContain(listed)
    await visitAndKeep(page, `${profile.origin}/en/anker-tee-cream/`)
    await expect.poll(() => page.evaluate<string>(readSeen)).toContain('/en/anker-tee-cream/')
    await search(page, 'hoodie')
    await found(page, /\d+ products found for “hoodie”/).waitFor()
    const answer = await found(page, /hoodie/).textContent()
    await expect.poll(() => page.evaluate<string>(readSearches)).toContain('hoodie')
    await profile.goOffline()
    await visit(page, `${profile.origin}/en/anker-tee-cream/`)

    await search(page, 'hoodie')
    await found(page, /hoodie/).waitFor()
    expect(await found(page, /hoodie/).textContent()).toBe(answer)
    await search(page, 'anker')
    await found(page, /Nothing found for “anker”/).waitFor()
    const row = page.getByRole('dialog').locator('section').filter({ hasText: 'Recently viewed' })
    await row
      .getByRole('link', { name: /Anker tee/ })
      .first()
      .waitFor()
    await search(page, listed)
    await found(page, /^Nothing found for/).waitFor()
    await row.getByRole('link', { name: listed }).first().waitFor()
    await search(page, 'umbrella')
    await found(page, /Nothing found for “umbrella”/).waitFor()
    expect(await row.count()).toBe(0)
  })
})

/** Runs in the page: what the browser's database has of a kind. Looking must not be what makes it. */
const read = (start: string) => `(async () => {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'shop-results')) return '[]'
  const { promise, resolve, reject } = Promise.withResolvers()
  const opening = indexedDB.open('shop-results')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const range = IDBKeyRange.bound('${start}', '${start}\uffff')
    const values = opening.result.transaction('results').objectStore('results').getAll(range)
    values.onsuccess = () => resolve(JSON.stringify(values.result))
  }
  return promise.finally(() => opening.result.close())
})()`
const readSeen = read('seen/')
const readSearches = read('search/')
