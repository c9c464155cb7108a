import { createElement } from 'react'
import type { CartLineView, DeviceEvent, Notice, SentOrder } from '../../device/index.ts'
import type { TranslateLater } from '../../i18n/index.ts'
import type { NotificationRequest } from '../notifications/index.ts'
import { AddedLine } from './added-line.tsx'
import { noticeText } from './notice-text.ts'

type Tools = {
  readonly t: TranslateLater
  navigate(page: string): void
  /** What was put into the cart last. */
  readonly added: CartLineView | null
  /** Lists orders that wait, to be placed or let go. */
  confirm(orderIds: readonly string[]): void
  /** The page that is open, and how it is left for one of somebody else. */
  readonly page?: Pick<Location, 'pathname' | 'assign'>
}

/** What the shopper is told of an event of the device; null where that is nothing. */
export function toNotification(event: DeviceEvent, tools: Tools): NotificationRequest | null {
  if (event.name === 'notice') return ofNotice(event.notice, tools)
  if (event.name === 'order-sent') return ofSent(event.order, tools)
  return event.name === 'orders-waiting' ? ofWaiting(event.orders, tools) : null
}

function ofNotice({ type, message, actions }: Notice, { t, navigate, added }: Tools): NotificationRequest {
  const hasCheckout = actions.includes('proceed-to-checkout')
  return {
    type: type === 'error' ? 'danger' : type,
    message: noticeText(message, t),
    ...(added && message.code === 'product-added' && { content: createElement(AddedLine, { line: added }) }),
    action1: { label: t('notification.ok') },
    ...(hasCheckout && { action2: { label: t('cart.checkout'), action: () => navigate('/checkout/') } }),
  }
}

type Waiting = Extract<DeviceEvent, { name: 'orders-waiting' }>['orders']

function ofWaiting(orders: Waiting, { t, confirm }: Tools): NotificationRequest | null {
  if (orders.length === 0) return null
  const show = () => confirm(orders.map(({ orderId }) => orderId))
  return {
    type: 'warning',
    message: t('notice.orders-waiting', { count: orders.length }),
    action1: { label: t('notification.ok') },
    action2: { label: t('notice.orders-waiting.show'), action: show },
    hasNoTimeout: true,
  }
}

const looks = { placed: 'success', unpaid: 'warning', refused: 'danger' } as const

/** Null on the page that follows the order, which says it by itself. */
function ofSent(
  { orderId, became, payUrl }: SentOrder,
  { t, navigate, page = location }: Tools,
): NotificationRequest | null {
  if (/\/checkout-return(\/|$)/.test(page.pathname)) return null
  const see = () => navigate(`/checkout-return/?${new URLSearchParams({ orderId })}`)
  return {
    type: looks[became],
    message: t(`notice.order-sent.${became}`),
    action1: { label: t('notification.ok') },
    action2:
      payUrl === null
        ? { label: t('notice.orders-waiting.show'), action: see }
        : { label: t('return.unpaid.pay'), action: () => page.assign(payUrl) },
    hasNoTimeout: true,
  }
}
