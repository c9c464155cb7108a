import type { CallResult } from '@vonk/client'
import type { openOrder, readOrder } from '@vonk/contract/calls'
import { toCents } from '@vonk/domain/money'
import { type OrderStatus, withdrawalDays } from '@vonk/domain/orders'
import { addDays } from '@vonk/domain/time'

export type Order = CallResult<typeof readOrder>
/** As much of an order as who has its link may see as well. */
export type ShownOrder = CallResult<typeof openOrder>
export type OrderItem = Order['items'][number]
export type ShownItem = ShownOrder['items'][number]

/** The amounts of an order in cents, in the order in which they are read; what is nothing is left out. */
export type OrderSum = {
  readonly row: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'gift-cards' | 'points-used' | 'total' | 'refunded'
  readonly cents: number
}

const always = ['subtotal', 'shipping', 'tax', 'total']

export function sumsOf(order: ShownOrder): readonly OrderSum[] {
  const { extension_attributes: more } = order
  const all: readonly OrderSum[] = [
    { row: 'subtotal', cents: toCents(order.subtotal_incl_tax) },
    { row: 'discount', cents: toCents(order.discount_amount) },
    { row: 'shipping', cents: toCents(order.shipping_incl_tax) },
    { row: 'tax', cents: toCents(order.tax_amount) },
    { row: 'gift-cards', cents: -toCents(more.gift_cards_amount) },
    { row: 'points-used', cents: -toCents(more.reward_currency_amount) },
    { row: 'total', cents: toCents(order.grand_total) },
    { row: 'refunded', cents: -toCents(order.total_refunded) },
  ]
  return all.filter(({ row, cents }) => cents !== 0 || always.includes(row))
}

/** The lines a shopper knows; the parts of a set stand behind it. */
export function itemsOf<Item extends ShownItem>({ items }: { readonly items: readonly Item[] }): readonly Item[] {
  return items.filter(({ parent_item_id }) => parent_item_id === undefined)
}

export const tones = {
  placed: 'info',
  pending: 'warning',
  processing: 'info',
  shipped: 'success',
  returned: 'neutral',
  canceled: 'neutral',
} as const satisfies Record<OrderStatus, string>

type StatusFact = { readonly fact: 'shipped' | 'delivered' | 'returned' | 'canceled'; readonly moment: string } | null

/** What is known beside the label of an order: since when it is what it is. */
export function latestOf({ status, status_histories: changes, extension_attributes: more }: ShownOrder): StatusFact {
  if (status === 'shipped' && more.delivered_at !== undefined) return { fact: 'delivered', moment: more.delivered_at }
  if (status !== 'shipped' && status !== 'returned' && status !== 'canceled') return null
  const change = changes.find((each) => each.status === status)
  return change ? { fact: status, moment: change.created_at } : null
}

/** The day of a moment of the API on the shop's own calendar, as 2026-11-15. */
export function dayOf(moment: string): string {
  const date = new Date(`${moment.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
}

/** The last day on which it may be sent back, as 2026-11-15; null while it has not arrived. */
export function returnUntil({ extension_attributes: { delivered_at: deliveredAt } }: ShownOrder): string | null {
  return deliveredAt === undefined ? null : addDays(dayOf(deliveredAt), withdrawalDays)
}

type CourseStep = {
  readonly step: 'placed' | 'processing' | 'shipped' | 'delivered'
  /** The day it happened; null while it is still to come. */
  readonly day: string | null
}

/** The way of an order to its buyer; empty once it has left that way. */
export function courseOf(order: ShownOrder): readonly CourseStep[] {
  const { status, status_histories: changes, extension_attributes: more } = order
  if (status === 'canceled' || status === 'returned' || more.delivery_kind === undefined) return []
  const since = (wanted: OrderStatus) => {
    const change = changes.find((each) => each.status === wanted)
    return change ? dayOf(change.created_at) : null
  }
  return [
    { step: 'placed', day: dayOf(order.created_at) },
    { step: 'processing', day: since('processing') },
    { step: 'shipped', day: since('shipped') },
    { step: 'delivered', day: more.delivered_at === undefined ? null : dayOf(more.delivered_at) },
  ]
}

/** Where nothing was taken back and there is something to send back, the shopper may change their mind; who has declared it and lost the mail, once more. */
export function mayWithdraw({ status, extension_attributes }: ShownOrder): boolean {
  const { withdrawn_at: declaredAt, withdrawal_open: isOpen } = extension_attributes
  return (status === 'processing' || status === 'shipped') && (declaredAt === undefined || isOpen === true)
}
