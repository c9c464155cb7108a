import type { Page } from 'playwright-core'

export const products = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img[width="563"]') })

/** What shoppers read on the cards: name and price. */
export async function readCards(page: Page) {
  const texts = await products(page).allInnerTexts()
  return texts.map((text) => ({
    name: text.split('\n').find((line) => /\p{L}{4}/u.test(line) && !/^(-|Nieuw|Sale)/.test(line)) ?? '',
    price: Number(/€\s?(\d+),(\d\d)/.exec(text)?.slice(1).join('.') ?? Number.NaN),
  }))
}

/** The end of the address of red hoodies in size 128 below 40 euro. */
export const redHoodies = /color=107&price=0-40&size=214/
