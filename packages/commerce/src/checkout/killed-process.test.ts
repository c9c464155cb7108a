import { afterAll, beforeAll, describe, it } from 'vitest'
import { countStatements, dieAndLeave, dieAndTryAgain, openMortalShop } from './testing/kill-orders.ts'

let shop: Awaited<ReturnType<typeof openMortalShop>>
let statements: number
beforeAll(async () => {
  shop = await openMortalShop()
  statements = await countStatements(shop)
}, 120_000)
afterAll(() => shop.close())

/** A few moments of many; the long tests die at every statement. */
describe('a process that is killed while it takes an order', () => {
  it('leaves one order or none, and the one is paid once', async () => {
    await dieAndTryAgain(shop, [{ dieAt: Math.ceil(statements * 0.4), isSent: true }])
  })

  it('leaves nothing open when nobody comes back', async () => {
    await dieAndLeave(shop, [{ dieAt: Math.ceil(statements * 0.6), isSent: false }])
  })
})
