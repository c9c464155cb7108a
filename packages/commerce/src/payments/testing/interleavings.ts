import { longestRefundPause } from '@vonk/domain/payments'
import fc from 'fast-check'
import { expect } from 'vitest'
import { checkBooks } from '../../orders/index.ts'
import { expirePayment } from '../ask-provider.ts'
import { sendRefunds } from '../send-refunds.ts'
import { findPayment } from '../store.ts'
import { CANCELED_BY_STAFF, type PayingShop } from './open-paying-shop.ts'
import { type PlacedOrder, takenElsewhere } from './place-paying-order.ts'

const acts = [
  'open',
  'approve',
  'refuse',
  'cancel-at-bank',
  'leave-pending',
  'return',
  'webhook',
  'expire',
  'cancel-order',
  'send-refunds',
  'refuse-refunds',
  'bank-away',
  'bank-back',
  'pay-late',
  'pieces-elsewhere',
  'card-elsewhere',
  'points-elsewhere',
  'coupon-elsewhere',
  'cart-elsewhere',
] as const

type Act = (typeof acts)[number]

/** What happens to a payment: acts in groups, those of a group at the same time. */
export type Story = readonly (readonly Act[])[]

const anyGroup = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 5 })
const fewGroups = fc.array(anyGroup, { maxLength: 2 })

/** Whatever happens, and what happens around money that comes after the order has expired. */
export const anyStory: fc.Arbitrary<Story> = fc.oneof(
  fc.array(anyGroup, { minLength: 1, maxLength: 6 }),
  fc
    .tuple(fewGroups, fewGroups, anyGroup)
    .map(
      ([before, between, after]): Story => [
        ['open'],
        ...before,
        ['expire'],
        ...between,
        ['pay-late'],
        [...after, 'return', 'webhook'],
      ],
    ),
)

/** Stories every run has to tell, whatever chance brings. */
export const lateStories: readonly [Story][] = [
  [[['open'], ['expire'], ['pay-late'], ['return', 'webhook', 'webhook', 'expire']]],
  [[['open'], ['expire'], ['pay-late'], ['webhook', 'pieces-elsewhere', 'webhook']]],
  [[['open'], ['expire'], ['pay-late'], ['webhook'], ['cancel-order', 'webhook', 'send-refunds']]],
  [[['open'], ['cancel-order'], ['expire'], ['pay-late'], ['return', 'webhook']]],
]

/** Plays a story on an order of its own, then lets everything come to rest, and answers what is left. */
export async function play(shop: PayingShop, story: Story) {
  const placed = await shop.place()
  const { orderId, paymentId } = placed
  for (const group of story) await Promise.all(group.map((act) => perform(shop, placed, act)))
  shop.switches.isUnavailable = false
  shop.switches.refusesRefunds = false
  // A webhook that never came is made up for by asking, and nothing waits for ever.
  await perform(shop, placed, 'return')
  await expirePayment(shop.parts, paymentId)
  await perform(shop, placed, 'return')
  shop.clock.now += longestRefundPause
  await sendRefunds(shop.parts)
  return { ...(await shop.stateOf(orderId)), broken: await checkBooks(shop.db), acts: new Set(story.flat()) }
}

async function perform(shop: PayingShop, placed: PlacedOrder, act: Act): Promise<unknown> {
  const { orderId, paymentId } = placed
  const payment = await findPayment(shop.db, paymentId)
  const reference = payment?.reference ?? null
  const decide = async (answer: 'approve' | 'refuse' | 'cancel' | 'pending') => {
    if (reference !== null) await shop.decide(reference, answer)
  }
  switch (act) {
    case 'open':
      return shop.payments.open(paymentId)
    case 'approve':
      return decide('approve')
    case 'refuse':
      return decide('refuse')
    case 'cancel-at-bank':
      return decide('cancel')
    case 'leave-pending':
      return decide('pending')
    case 'return':
      shop.clock.now += 1_000
      return payment && shop.payments.ask(payment)
    case 'webhook':
      return reference && shop.payments.handleWebhook('sandbox', shop.callAbout(reference))
    case 'expire':
      return expirePayment(shop.parts, paymentId)
    case 'cancel-order':
      return shop.orders.cancel(orderId, CANCELED_BY_STAFF)
    case 'send-refunds':
      return sendRefunds(shop.parts)
    case 'refuse-refunds':
      shop.switches.refusesRefunds = true
      return null
    case 'bank-away':
      shop.switches.isUnavailable = true
      return null
    case 'bank-back':
      shop.switches.isUnavailable = false
      return null
    case 'pay-late':
      return reference && shop.payLate(reference)
    default:
      return shop.db.transaction((tx) => elsewhere[act](tx, placed))
  }
}

const elsewhere = {
  'pieces-elsewhere': takenElsewhere.pieces,
  'card-elsewhere': takenElsewhere.card,
  'points-elsewhere': takenElsewhere.points,
  'coupon-elsewhere': takenElsewhere.coupon,
  'cart-elsewhere': takenElsewhere.cart,
} as const

type State = Awaited<ReturnType<typeof play>>

/** Without one of these, money that comes late is no reason to give up the order. */
const reasonsToRefund: readonly Act[] = [
  'cancel-order',
  'refuse',
  'cancel-at-bank',
  'pieces-elsewhere',
  'card-elsewhere',
  'points-elsewhere',
  'coupon-elsewhere',
  'cart-elsewhere',
]

/** Either the order stands, with its money, its stock and no cart, or it is gone and everything is where it was. */
export function expectConsistent(state: State): void {
  const { order, payment, amount, atBank, acts: done } = state
  expect(state.broken).toEqual([])
  expect(payment === 'paid').toBe(atBank === 'paid')
  // Nobody can still pay for what is decided.
  expect(atBank).not.toBeOneOf(['open', 'pending'])
  expect(state.refunded).toBe(state.refunds)
  expect(state).toMatchObject({ unsent: 0, bankRefunded: state.refunds })
  // What somebody has canceled never comes back, whatever is paid later.
  if (state.canceledByStaff > 0) expect(order).toBe('canceled')
  if (order === 'processing') {
    expect(state).toMatchObject({ payment: 'paid', refunds: 0, cart: 'spent', held: 2, moved: -2, confirmed: 1 })
    return
  }
  expect(state).toMatchObject({ order: 'canceled', held: 0, moved: 0 })
  // Once more when it was revived in between.
  expect(state.canceled).toBeOneOf(state.confirmed === 1 ? [1, 2] : [1])
  expect(state.refunds).toBe(payment === 'paid' ? amount : 0)
  expect(state.cart).toBeOneOf(
    state.confirmed === 1 ? ['spent'] : done.has('cart-elsewhere') ? ['free', 'frozen'] : ['free'],
  )
  expect(state.late).toBe(payment === 'paid' && state.confirmed === 0 ? 1 : 0)
  if (state.late === 1) expect(reasonsToRefund.some((act) => done.has(act))).toBe(true)
}
