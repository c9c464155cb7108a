import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { anyStory, expectConsistent, lateStories, play } from './testing/interleavings.ts'
import { openPayingShop, type PayingShop } from './testing/open-paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

describe('settle', () => {
  it('ends in one consistent state in hundreds of stories', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async (story) => expectConsistent(await play(shop, story))),
      { numRuns: 450, examples: [...lateStories] },
    )
    expect(await checkBooks(shop.db)).toEqual([])
  })
})
