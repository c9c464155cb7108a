import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approveIdeal } from '../checkout/steps.ts'
import { createOfflineShopper, type OfflineShopper, thanks } from './offline-shopper.ts'

let shopper: OfflineShopper

beforeEach(async () => {
  shopper = await createOfflineShopper()
})
afterEach(() => shopper.remove())

describe('an order placed without a network', () => {
  it('outlives the browser, is listed when the network is back, and one tap makes it one order [OFF-01] [ORD-17] [ORD-20]', async () => {
    await shopper.orderOffline()
    const page = await shopper.comeBack()
    await page.getByRole('button', { name: 'See the order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your order' })
    await expect.poll(() => dialog.getByText('Lieke tee').count()).toBe(2)
    expect(shopper.handedIn).toEqual([])
    await dialog.getByRole('button', { name: 'Place this order' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(shopper.handedIn).size).toBe(1)
    await shopper.expectOneOrder(page)
  })
})
