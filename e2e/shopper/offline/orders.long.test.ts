import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { askShop } from '../../harness/get-page.ts'
import { runCli } from '../../harness/run-cli.ts'
import { tick } from '../../harness/tick.ts'
import { onDevice, onServer } from '../carts.ts'
import { approveIdeal, orderButton } from '../checkout/steps.ts'
import {
  createOfflineShopper,
  type OfflineShopper,
  ownSku,
  readStock,
  sku,
  thanks,
  waiting,
} from './offline-shopper.ts'

let shopper: OfflineShopper

beforeEach(async () => {
  shopper = await createOfflineShopper()
})
afterEach(() => shopper.remove())

/** The shop has refused what it was sent, and the shopper looks why. */
async function seeWhatChanged(): Promise<Page> {
  const page = await shopper.comeBack()
  await page.getByText('Something has changed since you ordered').waitFor()
  await page.getByRole('button', { name: 'See the order' }).click()
  return page
}

/** Orders what is left of it, for what it costs now. */
async function checkOutAgain(page: Page, total: string): Promise<void> {
  await page.getByRole('button', { name: 'Check out again' }).click()
  await page.getByRole('region', { name: 'Review and order' }).getByText(total).first().waitFor()
  await tick(page.getByLabel('I accept the terms'))
  await orderButton(page).click()
  await approveIdeal(page)
  await thanks(page).waitFor()
}

/** Those of the orders the shop was sent that it has. */
async function placedOrders(): Promise<string[]> {
  const ids = [...new Set(shopper.handedIn)]
  const answers = await Promise.all(ids.map((id) => askShop(`/api/sync/order/${id}`, {}, inject('shopPort'))))
  return ids.filter((_, place) => JSON.parse(answers[place]?.text ?? '').result !== null)
}

describe('an order placed without a network', () => {
  it('is placed by itself while its own page is open, where others end up after the bank [ORD-19]', async () => {
    const page = await shopper.orderOffline()
    await page.getByRole('main').getByRole('link', { name: 'See the status' }).click()
    await page.waitForURL(/\/en\/checkout-return\//)
    await waiting(page).waitFor()
    await shopper.goOnline()
    await page.getByRole('link', { name: 'Pay now' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(shopper.handedIn).size).toBe(1)
    await shopper.expectOneOrder(page)
  })
})

describe('where orders are transmitted without asking', () => {
  const configure = (value: string) =>
    runCli(inject('dataFolder'), 'stores', 'configure', 'en', `automaticTransmission=${value}`)
  beforeEach(() => configure('true'))
  afterEach(() => configure(''))

  it('one that was placed without a network is sent as soon as the shop is open again [ORD-19]', async () => {
    await shopper.orderOffline()
    const page = await shopper.comeBack()
    await page.getByText('Only the payment is missing').waitFor()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await approveIdeal(page)

    await thanks(page).waitFor()
    expect(new Set(shopper.handedIn).size).toBe(1)
    await shopper.expectOneOrder(page)
  })

  it('one whose price has changed meanwhile is no order before the shopper has agreed [ORD-19]', async () => {
    await shopper.orderOffline()
    const setPrice = (price: string) => runCli(inject('dataFolder'), 'price', 'set', ownSku, price, '--store', 'en')
    await setPrice('29.95')
    try {
      const page = await seeWhatChanged()
      expect(await readStock()).toBe(shopper.inStock)
      await checkOutAgain(page, '€54.85')

      await shopper.expectOneOrder(page)
    } finally {
      await setPrice('19.95')
    }
  })

  it('one of which a piece has sold out meanwhile is no order before the shopper has agreed to the rest [ORD-19]', async () => {
    await shopper.orderOffline()
    const setStock = (pieces: number) => runCli(inject('dataFolder'), 'stock', 'set', ownSku, String(pieces))
    await setStock(0)
    try {
      const page = await seeWhatChanged()
      await page.getByText(/^Lieke tee.*: sold out$/).waitFor()
      expect(await placedOrders()).toEqual([])
      await checkOutAgain(page, '€24.90')

      expect(await placedOrders()).toHaveLength(1)
      expect(await shopper.readOrderedCart()).toEqual({ [sku]: 1 })
      expect([await onDevice(page), await onServer(page)]).toEqual([{}, {}])
    } finally {
      await setStock(shopper.inStock)
    }
  })
})
