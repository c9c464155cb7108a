import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, oneByOne } from './testing/acts.ts'
import { keptStories } from './testing/kept-stories.data.ts'
import { type MoneyShop, openMoneyShop } from './testing/open-money-shop.ts'
import { tellRuns } from './testing/tell-runs.ts'
import { beginRun, Telling } from './testing/tell-story.ts'

// A failure is told again and again until nothing can be left out of it.
const PATIENCE = 900_000

let shop: MoneyShop

beforeAll(async () => {
  shop = await openMoneyShop()
})
afterAll(() => shop.close())

describe('the money of the shop', { timeout: PATIENCE }, () => {
  it.each(Object.entries(keptStories))('%s', async (_, story) => {
    const { model, real } = await beginRun(shop)
    await new Telling(story).run(model, real)
  })

  it('is what the model says, after every step', async () => {
    expect(await tellRuns(shop, { stories: [oneByOne], numRuns: 95 })).toBeGreaterThan(1_000)
  })

  it('is what the model says of one of the orders in which acts at the same time can follow one another', async () => {
    expect(await tellRuns(shop, { stories: [oneByOne, atOnce, atOnce], numRuns: 60 })).toBeGreaterThan(200)
  })
})
