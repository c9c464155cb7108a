import type { Page } from 'playwright-core'

/** The names on the list this device keeps. */
export const wishesOf = (page: Page) =>
  page.evaluate(() => {
    // The shop writes a list of products here.
    const kept = JSON.parse(localStorage.getItem('shop/wishlist/current-wishlist') ?? '[]') as { name: string }[]
    return kept.map(({ name }) => name)
  })
