import fc from 'fast-check'
import type { BankAnswer } from './reference/bank.ts'
import { DAY, HOUR } from './reference/state.ts'

/** What shoppers, staff, banks and the clock can do. Orders and cards are counted from the newest, shoppers by their place. */
export type Act =
  | { readonly do: 'open-cart' | 'totals' | 'show-points' | 'place' | 'place-again'; readonly who: number }
  | { readonly do: 'put'; readonly who: number; readonly sku: string; readonly quantity: number }
  | { readonly do: 'take-out'; readonly who: number; readonly sku: string }
  | { readonly do: 'coupon'; readonly who: number; readonly code: string | null }
  | { readonly do: 'card'; readonly who: number; readonly card: number; readonly isOff: boolean }
  | { readonly do: 'show-card'; readonly who: number; readonly card: number }
  | { readonly do: 'points'; readonly who: number; readonly points: number }
  | { readonly do: 'decide'; readonly order: number; readonly answer: BankAnswer; readonly isLate: boolean }
  | { readonly do: OrderAct | 'show'; readonly order: number }
  | { readonly do: 'refund' | 'withdraw'; readonly order: number; readonly line: number; readonly quantity: number }
  | { readonly do: 'count'; readonly sku: string; readonly quantity: number }
  | { readonly do: 'bank'; readonly isUnavailable: boolean; readonly refusesRefunds: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: Job }

const orderActs = [
  ...[
    'webhook',
    'come-back',
    'pay-late',
    'expire',
    'ship',
    'deliver',
    'cancel',
    'refund-all',
    'declare',
    'withdraw-all',
  ],
  ...['try-refunds-again', 'end-refunds-by-hand'],
] as const
const jobs = ['expire-payments', 'ask-banks', 'send-refunds', 'refuse-refunds-for-days', 'expire-points'] as const

type OrderAct = (typeof orderActs)[number]
type Job = (typeof jobs)[number]

const couponCodes = ['TENTH', 'SEVEN', 'SINGLE', 'ONCE', 'SHORT', 'POST', 'FIRST', 'HELLO'] as const
const firstCodes = ['FIRST', 'HELLO', 'ONCE'] as const
const endings = ['failed', 'cancelled', 'expired', 'called-off'] as const
/** How the payment of the newest order comes to nothing. */
const endOf: Readonly<Record<(typeof endings)[number], Act[][]>> = {
  failed: [[{ do: 'decide', order: 0, answer: 'failed', isLate: false }], [{ do: 'webhook', order: 0 }]],
  cancelled: [[{ do: 'decide', order: 0, answer: 'cancelled', isLate: false }], [{ do: 'webhook', order: 0 }]],
  expired: [[{ do: 'wait', ms: HOUR }], [{ do: 'expire-payments' }]],
  'called-off': [[{ do: 'cancel', order: 0 }]],
}
const who = fc.nat(3)
const order = fc.nat(3)
const quantity = fc.integer({ min: 1, max: 3 })
const pieces = { order, line: fc.nat(1), quantity }
const skus = ['bag', 'socks', 'set', 'card', 'tee Ada', 'tee Bo'] as const
const oneOf = fc.constantFrom

const put = fc.record({ do: fc.constant('put'), who, sku: oneOf(...skus), quantity })
const decide = fc.record({
  ...{ do: fc.constant('decide'), order, isLate: fc.boolean() },
  answer: oneOf('paid', 'paid', 'failed', 'cancelled', 'pending'),
})

/** Of one moment, so that several may be done at once. */
const anyDeed: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: put },
  fc.record({ do: fc.constant('take-out'), who, sku: oneOf(...skus) }),
  fc.record({ do: fc.constant('coupon'), who, code: oneOf(...couponCodes, null) }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('card'), who, card: fc.nat(4), isOff: oneOf(false, false, true) }),
  },
  fc.record({ do: fc.constant('points'), who, points: oneOf(0, 300, 1_000, 1_500, 9_999) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('place'), who }) },
  fc.record({ do: fc.constant('place-again'), who }),
  { weight: 2, arbitrary: decide },
  { weight: 8, arbitrary: fc.record({ do: oneOf(...orderActs), order }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('refund', 'withdraw'), ...pieces }) },
  fc.record({ do: fc.constant('count'), sku: oneOf('bag', 'socks', 'tee'), quantity: fc.nat(6) }),
)

const anyTurn: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: oneOf('open-cart', 'totals', 'show-points'), who }),
  fc.record({ do: fc.constant('show-card'), who, card: fc.nat(4) }),
  fc.record({ do: fc.constant('show'), order }),
  fc.record({ do: fc.constant('wait'), ms: oneOf(1_000, 20_000, HOUR, 7 * HOUR, 3 * DAY, 15 * DAY, 731 * DAY) }),
  fc.record({ do: fc.constant('bank'), isUnavailable: oneOf(false, false, true), refusesRefunds: fc.boolean() }),
  fc.record({ do: oneOf(...jobs) }),
)

type Purchase = {
  readonly who: number
  readonly sku: string
  readonly quantity: number
  /** That pays for it. */
  readonly card: number | null
  readonly isSent: boolean
}

const purchase = {
  ...{ who, sku: oneOf('bag', 'socks', 'tee Ada', 'card', 'card'), quantity },
  ...{ card: fc.option(fc.nat(4)), isSent: oneOf(false, false, true) },
}

/** Paid at once, so that there is something to send, to call off and to spend. */
const buy = ({ who, sku, quantity, card, isSent }: Purchase): Act[][] => [
  [{ do: 'open-cart', who }],
  [{ do: 'put', who, sku, quantity }],
  ...(card === null ? [] : [[{ do: 'card', who, card, isOff: false } as const]]),
  [{ do: 'place', who }],
  [{ do: 'decide', order: 0, answer: 'paid', isLate: false }],
  [{ do: 'webhook', order: 0 }],
  ...(isSent ? [[{ do: 'ship', order: 0 } as const]] : []),
]

const anyPurchase = fc.record(purchase).map(buy)

/** Who withdraws has to say so first, and gets a mail. */
function declareFirst(act: Extract<Act, { order: number }>): Act[][] {
  const isWithdrawal = act.do === 'withdraw' || act.do === 'withdraw-all'
  return isWithdrawal ? [[{ do: 'declare', order: act.order }], [act]] : [[act]]
}

const anyWithdrawal = fc
  .oneof(fc.record({ do: oneOf('withdraw'), ...pieces }), fc.record({ do: oneOf('withdraw-all'), order }))
  .map(declareFirst)

/** A gift card is bought and spent, and then one of the two orders is called off, or both. */
const anySpentCard = fc
  .record({
    ...{ bought: fc.record({ ...purchase, sku: fc.constant('card'), quantity: fc.integer({ min: 1, max: 2 }) }) },
    spent: fc.record({ ...purchase, sku: oneOf('socks', 'bag'), quantity: oneOf(1, 2), card: oneOf(0, 1) }),
    after: fc.array(fc.record({ do: oneOf('cancel', 'refund-all', 'withdraw-all'), order: fc.nat(1) }), {
      maxLength: 2,
    }),
  })
  .map(({ bought, spent, after }) => [...buy(bought), ...buy(spent), ...after.flatMap(declareFirst)])

/**
 * A cart whose payment comes to nothing is ordered once more, and both payments may bring money in the end: the first one late,
 * before there is a second order, at the same moment or afterwards.
 */
const anySecondTry = fc
  .record({
    ...{ ...purchase, sku: oneOf('bag', 'socks', 'tee Bo'), code: oneOf(null, ...couponCodes) },
    ...{ end: oneOf(...endings), late: oneOf('never', 'before', 'meanwhile', 'after', 'last'), isPaid: fc.boolean() },
  })
  .map(({ who, sku, quantity, card, code, end, late, isPaid }): Act[][] => {
    const place: Act = { do: 'place', who }
    const comeLate = (order: number): [Act[], Act[]] => [[{ do: 'pay-late', order }], [{ do: 'webhook', order }]]
    const [arrival, news] = comeLate(0)
    const when = (moment: typeof late, acts: Act[][]) => (late === moment ? acts : [])
    return [
      ...[[{ do: 'open-cart', who } as const], [{ do: 'put', who, sku, quantity } as const]],
      ...(card === null ? [] : [[{ do: 'card', who, card, isOff: false } as const]]),
      ...(code === null ? [] : [[{ do: 'coupon', who, code } as const]]),
      ...[[place], ...endOf[end]],
      ...when('before', [arrival, news]),
      ...(late === 'meanwhile' ? [arrival, [...news, place]] : [[place]]),
      ...when('after', comeLate(1)),
      ...(isPaid ? comeLate(0) : []),
      ...when('last', comeLate(1)),
    ]
  })

/** The same person, once logged in and once not, uses two coupons for a first order at the same moment. */
const anyTwoFirstOrders = fc
  .record({ codes: fc.tuple(oneOf(...firstCodes), oneOf(...firstCodes)), isPaid: fc.boolean() })
  .map(({ codes, isPaid }): Act[][] => [
    ...[1, 2].flatMap((who, index): Act[][] => [
      ...[[{ do: 'open-cart', who } as const], [{ do: 'put', who, sku: 'socks', quantity: 1 } as const]],
      [{ do: 'coupon', who, code: codes[index] ?? null }],
    ]),
    [1, 2].map((who) => ({ do: 'place', who })),
    ...(isPaid ? [[{ do: 'pay-late', order: 0 } as const], [{ do: 'webhook', order: 0 } as const]] : []),
  ])

/** Groups of acts, those of a group at the same time. */
export type Story = readonly (readonly Act[])[]

export const oneByOne: fc.Arbitrary<Story> = fc.oneof(
  { weight: 12, arbitrary: anyDeed.map((act) => [[act]]) },
  { weight: 4, arbitrary: anyTurn.map((act) => [[act]]) },
  { weight: 4, arbitrary: anyPurchase },
  { weight: 2, arbitrary: anySpentCard },
  { weight: 2, arbitrary: anyWithdrawal },
  { weight: 2, arbitrary: anySecondTry.map((groups) => groups.flatMap((acts) => acts.map((act) => [act]))) },
)

export const atOnce: fc.Arbitrary<Story> = fc.oneof(
  { weight: 8, arbitrary: fc.array(anyDeed, { minLength: 2, maxLength: 4 }).map((acts) => [acts]) },
  { weight: 1, arbitrary: anySecondTry },
  { weight: 1, arbitrary: anyTwoFirstOrders },
)
