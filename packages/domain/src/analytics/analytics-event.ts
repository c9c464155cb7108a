import { toDecimal } from '../money/index.ts'
import { type AnalyticsItem, type AnalyticsProduct, analyticsItem } from './analytics-item.ts'

export type AnalyticsEventName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'

/** What an event tells besides its items; never anything about a person. */
export type AnalyticsDetails = {
  readonly transaction_id?: string
  readonly tax?: number
  readonly shipping?: number
  readonly coupon?: string
  readonly shipping_tier?: string
  readonly payment_type?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
}

export type AnalyticsEvent = {
  readonly event: AnalyticsEventName
  readonly ecommerce: AnalyticsDetails & {
    readonly currency: string
    readonly value: number
    readonly items: readonly AnalyticsItem[]
  }
}

/** List impressions are collected this long before they are sent. */
export const impressionDebounceMs = 1000

/** An event for the tag manager; its value is what the items cost together, tax included. */
export function analyticsEvent(input: {
  readonly event: AnalyticsEventName
  readonly currency: string
  readonly products: readonly AnalyticsProduct[]
  readonly details?: AnalyticsDetails
}): AnalyticsEvent {
  const value = input.products.reduce((sum, product) => sum + product.price * product.quantity, 0)
  return {
    event: input.event,
    ecommerce: {
      ...input.details,
      currency: input.currency,
      value: toDecimal(value),
      items: input.products.map(analyticsItem),
    },
  }
}
