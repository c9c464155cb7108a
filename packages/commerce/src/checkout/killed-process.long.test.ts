import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements, type Death, dieAndLeave, dieAndTryAgain, openMortalShop } from './testing/kill-orders.ts'

let shop: Awaited<ReturnType<typeof openMortalShop>>
let statements: number
beforeAll(async () => {
  shop = await openMortalShop()
  statements = await countStatements(shop)
}, 120_000)
afterAll(() => shop.close())

const PATIENCE = 500_000

const deaths = (isSent: (dieAt: number) => boolean): Death[] =>
  Array.from({ length: statements }, (_, index) => ({ dieAt: index + 1, isSent: isSent(index + 1) }))

describe('a process that is killed while it takes an order', () => {
  it.each([false, true])(
    'leaves one order, paid once, at every statement (sent: %s)',
    { timeout: PATIENCE },
    async (isSent) => {
      expect(statements).toBeGreaterThan(20)
      await dieAndTryAgain(
        shop,
        deaths(() => isSent),
      )
    },
  )

  it('leaves nothing open when nobody comes back, at every statement', { timeout: PATIENCE }, async () => {
    await dieAndLeave(
      shop,
      deaths((dieAt) => dieAt % 2 === 0),
    )
  })
})
