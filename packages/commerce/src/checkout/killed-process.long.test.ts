import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements, dieAndLeave, dieAndTryAgain, openMortalShop } from './testing/kill-orders.ts'

let shop: Awaited<ReturnType<typeof openMortalShop>>
let statements: number
beforeAll(async () => {
  shop = await openMortalShop()
  statements = await countStatements(shop)
}, 120_000)
afterAll(() => shop.close())

describe('a process that is killed while it takes an order', () => {
  it.each([false, true])(
    'leaves one order, paid once, at every statement (sent: %s)',
    { timeout: 900_000 },
    async (isSent) => {
      expect(statements).toBeGreaterThan(20)
      for (let dieAt = 1; dieAt <= statements; dieAt += 1) await dieAndTryAgain(shop, { dieAt, isSent })
    },
  )

  it('leaves nothing open when nobody comes back, at every statement', { timeout: 900_000 }, async () => {
    for (let dieAt = 1; dieAt <= statements; dieAt += 1) await dieAndLeave(shop, { dieAt, isSent: dieAt % 2 === 0 })
  })
})
