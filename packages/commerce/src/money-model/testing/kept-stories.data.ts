import type { Story } from './acts.ts'

const buy = (who: number, sku: string): Story => [
  [{ do: 'open-cart', who }],
  [{ do: 'put', who, sku, quantity: 1 }],
  ...(sku === 'card' ? [] : [[{ do: 'card', who, card: 0, isOff: false } as const]]),
  [{ do: 'place', who }],
  [{ do: 'decide', order: 0, answer: 'paid', isLate: false }],
  [{ do: 'webhook', order: 0 }],
]

const withCoupon = (who: number, code: string): Story => [
  [{ do: 'open-cart', who }],
  [{ do: 'put', who, sku: 'socks', quantity: 1 }],
  [{ do: 'coupon', who, code }],
]

/** Runs that once failed, as they were printed: told first, whatever chance brings. */
export const keptStories: Readonly<Record<string, Story>> = {
  'pays back only what is left on a gift card whose order staff call off': [
    ...buy(0, 'card'),
    ...buy(0, 'socks'),
    [{ do: 'cancel', order: 1 }],
    [{ do: 'cancel', order: 0 }],
  ],
  'pays back only what is left on a gift card whose buyer withdraws': [
    ...buy(0, 'card'),
    ...buy(1, 'bag'),
    [{ do: 'declare', order: 1 }],
    [{ do: 'withdraw-all', order: 1 }],
    [{ do: 'declare', order: 0 }],
    [{ do: 'withdraw-all', order: 0 }],
  ],
  'grants a coupon once to somebody who orders with her account and then without it': [
    ...withCoupon(2, 'ONCE'),
    [{ do: 'place', who: 2 }],
    ...withCoupon(1, 'ONCE'),
    [{ do: 'place', who: 1 }],
  ],
  'grants one coupon for a first order to somebody who uses two at the same moment': [
    ...withCoupon(2, 'FIRST'),
    ...withCoupon(1, 'HELLO'),
    [
      { do: 'place', who: 2 },
      { do: 'place', who: 1 },
    ],
  ],
  'says one of two reasons to somebody who buys the last pair twice at the same moment, once as a first order': [
    [{ do: 'count', sku: 'socks', quantity: 1 }],
    ...withCoupon(1, 'ONCE'),
    ...withCoupon(2, 'FIRST'),
    [
      { do: 'place', who: 1 },
      { do: 'place', who: 2 },
    ],
  ],
  'takes money for a payment that somebody leaves open at the same moment': [
    [{ do: 'open-cart', who: 0 }],
    [{ do: 'put', who: 0, sku: 'socks', quantity: 1 }],
    [{ do: 'place', who: 0 }],
    [
      { do: 'decide', order: 0, answer: 'pending', isLate: false },
      { do: 'decide', order: 0, answer: 'paid', isLate: false },
    ],
    [{ do: 'webhook', order: 0 }],
  ],
}
