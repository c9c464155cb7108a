import { beforeAll, describe, expect, it } from 'vitest'
import type { CartLineView, DeviceEvent } from '../../device/index.ts'
import { loadI18n, type TranslateLater } from '../../i18n/index.ts'
import { aShop } from '../../testing/a-shop.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { aLine } from '../cart/testing.ts'
import { toNotification } from './to-notification.ts'

let t: TranslateLater
beforeAll(async () => {
  t = (await loadI18n('en')).translate
})

function tell(event: DeviceEvent, added: CartLineView | null = null, pathname = '/en/boys/') {
  const visited: string[] = []
  const confirmed: string[] = []
  const page = { pathname, assign: (url: string | URL) => void visited.push(String(url)) }
  const told = toNotification(event, {
    t,
    navigate: (page) => void visited.push(page),
    added,
    confirm: (orderIds) => void confirmed.push(...orderIds),
    page,
  })
  return { visited, confirmed, told }
}

describe('toNotification', () => {
  it('says what has happened, and leads on where the device asks for it', () => {
    const notice = { type: 'success', message: { code: 'product-added' }, actions: ['proceed-to-checkout'] } as const
    const { told, visited } = tell({ name: 'notice', notice })

    expect(told).toMatchObject({ type: 'success', message: 'Product has been added to the cart!' })
    expect(told?.action2?.label).toBe('Proceed to checkout')
    told?.action2?.action?.()
    expect(visited).toEqual(['/checkout/'])
  })

  it('shows what was added, and only then', async () => {
    const added = { type: 'success', message: { code: 'product-added' }, actions: [] } as const
    const { told } = tell({ name: 'notice', notice: added }, aLine())
    const html = await renderInShop(told?.content, { shop: aShop('en') })
    expect(html).toContain('/img/150/150/resize/t/e/tee.svg')
    expect(html.replace(/<[^>]*>/g, '|')).toMatch(/Anker tee\|+104\|+View cart/)
    expect(html).toContain('href="/cart/"')

    const other = { ...added, message: { code: 'quantity-updated' } } as const
    expect(tell({ name: 'notice', notice: other }, aLine()).told).not.toHaveProperty('content')
  })

  it('shows an error as one, with nothing to press but OK', () => {
    const notice = { type: 'error', message: { code: 'out-of-stock' }, actions: ['ok'] } as const
    const { told } = tell({ name: 'notice', notice })

    expect(told).toMatchObject({ type: 'danger', action1: { label: 'OK' } })
    expect(told).not.toHaveProperty('action2')
  })

  it('lists every order that waits, not the first alone [ORD-20] [UI-07]', () => {
    const orders = ['one', 'two'].map((orderId) => ({ orderId, isTransmitted: false }))
    const { told, confirmed } = tell({ name: 'orders-waiting', orders })
    told?.action2?.action?.()

    expect(told?.message).toBe('2 orders are waiting for your confirmation.')
    expect(confirmed).toEqual(['one', 'two'])
  })

  it.for([
    ['placed', 'has been placed', 'See the order', '/checkout-return/?orderId=one'],
    ['unpaid', 'Only the payment is missing', 'Pay now', 'https://bank.test/1'],
    ['refused', 'Something has changed', 'See the order', '/checkout-return/?orderId=one'],
  ] as const)('says what became of an order that was sent by itself: %s [ORD-19]', ([became, text, label, way]) => {
    const payUrl = became === 'unpaid' ? way : null
    const { told, visited } = tell({ name: 'order-sent', order: { orderId: 'one', became, payUrl } })
    told?.action2?.action?.()

    expect(told?.message).toContain(text)
    expect(told?.action2?.label).toBe(label)
    expect(visited).toEqual([way])
  })

  it('leaves it to the page that follows the order', () => {
    const order = { orderId: 'one', became: 'placed', payUrl: null } as const

    expect(tell({ name: 'order-sent', order }, null, '/en/checkout-return/').told).toBeNull()
  })

  it('has nothing to say of other events, nor of no orders', () => {
    expect(tell({ name: 'added-to-cart', lines: [aLine()] }).told).toBeNull()
    expect(tell({ name: 'orders-waiting', orders: [] }).told).toBeNull()
  })
})
