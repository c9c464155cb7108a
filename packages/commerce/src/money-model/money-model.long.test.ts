import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, oneByOne } from './testing/acts.ts'
import { type MoneyShop, openMoneyShop } from './testing/open-money-shop.ts'
import { tellRuns } from './testing/tell-runs.ts'

const HALF_AN_HOUR = 1_800_000
const endless = { numRuns: 1_000_000, forMs: HALF_AN_HOUR }

let shop: MoneyShop

beforeAll(async () => {
  shop = await openMoneyShop()
})
afterAll(() => shop.close())

describe('the money of the shop, for an hour', { timeout: 3 * HALF_AN_HOUR }, () => {
  it('is what the model says, after every step', async () => {
    expect(await tellRuns(shop, { stories: [oneByOne], ...endless })).toBeGreaterThan(1)
  })

  it('is what the model says of one of the orders in which acts at the same time can follow one another', async () => {
    expect(await tellRuns(shop, { stories: [oneByOne, atOnce, atOnce], ...endless })).toBeGreaterThan(1)
  })
})
