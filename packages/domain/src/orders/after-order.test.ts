import { describe, expect, it } from 'vitest'
import { afterOrder, afterPaymentReturn, type HandedInOrder, orderMessage } from './after-order.ts'

describe('orderMessage', () => {
  it.each(['request entity too large', 'PayloadTooLargeError: Request Entity Too Large'])(
    'takes %j for too large a quantity [ORD-13]',
    (message) => {
      expect(orderMessage(message)).toEqual({ code: 'quantity-too-large' })
    },
  )

  it('passes on what the server says', () => {
    expect(orderMessage('JACKET-104 is sold out')).toEqual({
      code: 'refused-by-server',
      text: 'JACKET-104 is sold out',
    })
  })

  it.each([null, ''])('says that the order failed when the server says nothing (%j)', (message) => {
    expect(orderMessage(message)).toEqual({ code: 'order-failed' })
  })
})

const placed = { do: 'placed', orderNumber: '100001' } as const

function handedIn(overrides: Partial<HandedInOrder> = {}): HandedInOrder {
  return { outcome: placed, payment: null, createAccount: false, now: 1_000, ...overrides }
}

const steps = (overrides: Partial<HandedInOrder> = {}) => afterOrder(handedIn(overrides))

describe('afterOrder', () => {
  it('stores when the order was placed [ORD-06]', () => {
    expect(steps({ now: 5_000 })).toContainEqual({ do: 'store-order-time', at: 5_000 })
  })

  it('clears the cart without sync and thanks [CHK-07] [ORD-07]', () => {
    expect(steps()).toEqual([
      { do: 'store-order-time', at: 1_000 },
      { do: 'clear-cart', sync: false },
      { do: 'show-thank-you' },
    ])
    expect(steps({ payment: 'paid' })).toEqual(steps())
  })

  it('drops the password when an account was being created [ORD-08]', () => {
    expect(steps({ createAccount: true })).toContainEqual({ do: 'drop-password' })
    expect(steps({ createAccount: false })).not.toContainEqual({ do: 'drop-password' })
    expect(steps({ createAccount: true, payment: 'open' })).toContainEqual({ do: 'drop-password' })
  })

  it.each(['open', 'checking'] as const)('freezes the cart and goes to the bank while the payment is %s', (payment) => {
    expect(steps({ payment })).toEqual([
      { do: 'store-order-time', at: 1_000 },
      { do: 'freeze-cart' },
      { do: 'go-to-payment' },
    ])
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('gives the cart back when the payment has %s', (payment) => {
    expect(steps({ payment })).toEqual([{ do: 'store-order-time', at: 1_000 }, { do: 'thaw-cart' }])
  })

  it('queues the order after a server error, and offline [ORD-10] [ORD-17]', () => {
    expect(steps({ outcome: { do: 'queue' } })).toEqual([{ do: 'queue-order' }, { do: 'freeze-cart' }])
  })

  it('asks again when nobody knows', () => {
    expect(steps({ outcome: { do: 'check' } })).toEqual([{ do: 'freeze-cart' }, { do: 'ask-again' }])
  })

  it('logs and shows why an order was refused, and leaves the cart as it was [ORD-09]', () => {
    const message = { code: 'refused-by-server', text: 'Sold out' } as const

    expect(steps({ outcome: { do: 'refuse', message: 'Sold out' }, createAccount: true })).toEqual([
      { do: 'log', message },
      { do: 'notify', message },
      { do: 'thaw-cart' },
    ])
  })
})

describe('afterPaymentReturn', () => {
  it('thanks who has paid', () => {
    expect(afterPaymentReturn('paid')).toEqual([{ do: 'clear-cart', sync: false }, { do: 'show-thank-you' }])
  })

  it.each(['open', 'checking', null] as const)('keeps the cart frozen and asks again while it is %j', (payment) => {
    expect(afterPaymentReturn(payment)).toEqual([{ do: 'freeze-cart' }, { do: 'ask-again' }])
  })

  it.each(['failed', 'cancelled', 'expired'] as const)('thaws the cart after a payment that has %s', (payment) => {
    expect(afterPaymentReturn(payment)).toEqual([{ do: 'thaw-cart' }])
  })
})
