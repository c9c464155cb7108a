import fc from 'fast-check'
import { expect } from 'vitest'
import { expirePayment } from '../ask-provider.ts'
import { sendRefunds } from '../send-refunds.ts'
import { findPayment } from '../store.ts'
import type { PayingShop } from './open-paying-shop.ts'

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
  'bank-away',
  'bank-back',
] as const

type Act = (typeof acts)[number]

/** What happens to a payment: acts in groups, those of a group at the same time. */
export type Story = readonly (readonly Act[])[]

export const anyStory: fc.Arbitrary<Story> = fc.array(
  fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 5 }),
  { minLength: 1, maxLength: 6 },
)

/** Plays a story on an order of its own, then lets everything come to rest, and answers what is left. */
export async function play(shop: PayingShop, story: Story) {
  const placed = await shop.place()
  const { orderId, paymentId } = placed
  for (const group of story) await Promise.all(group.map((act) => perform(shop, placed, act)))
  shop.switches.isAway = false
  // A webhook that never came is made up for by asking, and nothing waits for ever.
  await perform(shop, placed, 'return')
  await expirePayment(shop.parts, paymentId)
  await perform(shop, placed, 'return')
  await sendRefunds(shop.parts)
  return shop.stateOf(orderId)
}

type Placed = { readonly orderId: string; readonly paymentId: string }

async function perform(shop: PayingShop, { orderId, paymentId }: Placed, act: Act): Promise<unknown> {
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
      return reference && shop.payments.hear('sandbox', shop.callAbout(reference))
    case 'expire':
      return expirePayment(shop.parts, paymentId)
    case 'cancel-order':
      return shop.orders.cancel(orderId)
    case 'send-refunds':
      return sendRefunds(shop.parts)
    case 'bank-away':
      shop.switches.isAway = true
      return null
    case 'bank-back':
      shop.switches.isAway = false
  }
}

type State = Awaited<ReturnType<PayingShop['stateOf']>>

/** Either the order stands, with its money, its stock and no cart, or it is gone and everything is where it was. */
export function expectConsistent(state: State): void {
  const { order, payment, amount, atBank } = state
  expect(payment === 'paid').toBe(atBank === 'paid')
  expect(state.refunded).toBe(state.refunds)
  expect(state).toMatchObject({ unsent: 0, bankRefunded: state.refunds })
  if (order === 'processing') {
    expect(state).toMatchObject({ payment: 'paid', refunds: 0, cart: 'spent', held: 2, moved: -2, confirmed: 1 })
    return
  }
  expect(state).toMatchObject({ order: 'canceled', held: 0, moved: 0, canceled: 1 })
  expect(state.refunds).toBe(payment === 'paid' ? amount : 0)
  expect(state.cart).toBe(state.confirmed === 1 ? 'spent' : 'free')
  expect(state.late).toBe(payment === 'paid' && state.confirmed === 0 ? 1 : 0)
}
