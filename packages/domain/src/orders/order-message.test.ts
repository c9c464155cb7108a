import { describe, expect, it } from 'vitest'
import { orderMessage } from './order-message.ts'

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
