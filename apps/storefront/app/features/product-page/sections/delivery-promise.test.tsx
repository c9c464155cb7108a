import type { ViewOverrides } from '@vonk/domain/settings'
import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { StockLine } from '../buy/buy-box.tsx'
import { DeliveryPromise, deliveryDay, weekdayName } from './delivery-promise.tsx'

function shopWith(settings: ViewOverrides) {
  const { view } = aShop('en')
  return { shop: aShop('en', { view: { ...view, settings } }) }
}

describe('StockLine', () => {
  it('says when a product is almost sold out, from the number the view sets [STOCK-07]', async () => {
    const line = (
      <StockLine stock={{ productId: 1, quantity: 7, isInStock: true, manageStock: true }} isChosen={false} />
    )

    expect(await renderInShop(line, shopWith({}))).not.toContain('data-state')
    expect(await renderInShop(line, shopWith({ lowStockThreshold: 7 }))).toContain('data-state="almost-sold-out"')
  })
})

describe('DeliveryPromise', () => {
  it('says what the shop charges for delivery, and from when it charges nothing', async () => {
    const { view } = aShop('en')
    const show = (homeDelivery: typeof view.homeDelivery) =>
      renderInShop(<DeliveryPromise type="simple" />, { shop: aShop('en', { view: { ...view, homeDelivery } }) })

    const cost = { price: 595, freeFrom: null, isSameDayOffered: true, sameDayPrice: 895, isPickupFree: true }
    expect(await show({ ...cost, freeFrom: 8000 })).toContain('Home delivery €5.95, free from €80.00')
    expect(await show(cost)).toContain('Home delivery €5.95, free pickup in store')
    expect(await show({ ...cost, isPickupFree: false })).toContain('Home delivery €5.95<')
    const both = await show({ ...cost, freeFrom: 8000, isPickupFree: false })
    expect(both).toContain('free from €80.00')
    expect(both).not.toContain('pickup')
    expect(await show(null)).not.toContain('Home delivery')
  })

  it('promises no day for what is sold out', async () => {
    const { view } = aShop('en')
    const homeDelivery = { price: 595, freeFrom: null, isSameDayOffered: true, sameDayPrice: 895, isPickupFree: true }
    const shop = { shop: aShop('en', { view: { ...view, homeDelivery } }) }
    const html = await renderInShop(<DeliveryPromise type="simple" isSoldOut />, shop)

    expect(html).toContain('Home delivery')
    expect(html).not.toContain('#truck')
    expect(await renderInShop(<DeliveryPromise type="simple" />, shop)).toContain('#truck')
  })

  it('promises no same day where the shop does not offer it [SHIP-17]', async () => {
    const html = await renderInShop(<DeliveryPromise type="simple" />, { shop: aShop('de') })

    expect(html).toContain('In 2–3 Werktagen bei dir')
    expect(html).not.toContain('Uhr')
  })

  it('names the price of the same day beside it', async () => {
    expect(await renderInShop(<DeliveryPromise type="simple" />, shopWith({}))).toMatch(/Same-day delivery for €8\.95/)
  })

  it('names the hour until which the view delivers the same day [SHIP-17]', async () => {
    const promise = <DeliveryPromise type="simple" />

    expect(await renderInShop(promise, shopWith({}))).toContain('15')
    expect(await renderInShop(promise, shopWith({ sameDayCutoffHour: 12 }))).toContain('12')
    expect(await renderInShop(promise, shopWith({ sameDayCutoffHour: 12 }))).not.toContain('15')
  })
})

const settings = { sameDayCutoffHour: 15 }

describe('deliveryDay', () => {
  it.each([
    ['the next day before the cut-off', 1, 14, 2],
    ['a day later after it', 3, 15, 5],
    ['never a Sunday', 6, 9, 1],
    ['a day later than Monday when it leaves on Monday', 6, 15, 2],
  ] as const)('is %s, as in the checkout', (_, weekday, hour, day) => {
    expect(deliveryDay({ weekday, hour }, settings)).toBe(day)
  })
})

describe('weekdayName', () => {
  it('names the day in the language of the view', () => {
    expect([weekdayName(1, 'nl-NL'), weekdayName(0, 'de-DE')]).toEqual(['maandag', 'Sonntag'])
  })
})
