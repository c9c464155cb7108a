import { createElement } from 'react'
import type { CartLineView, DeviceEvent, Notice } from '../../device/index.ts'
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
}

/** What the shopper is told of an event of the device; null where that is nothing. */
export function toNotification(event: DeviceEvent, tools: Tools): NotificationRequest | null {
  if (event.name === 'notice') return ofNotice(event.notice, tools)
  return event.name === 'orders-waiting' ? ofWaiting(event.orders, tools) : null
}

function ofNotice({ type, message, actions }: Notice, { t, navigate, added }: Tools): NotificationRequest {
  const hasCheckout = actions.includes('proceed-to-checkout')
  return {
    type: type === 'error' ? 'danger' : type,
    message: noticeText(message, t),
    ...(added && message.code === 'product-added' && { content: createElement(AddedLine, { line: added }) }),
    action1: { label: t('notification.ok') },
    ...(hasCheckout && { action2: { label: t('product.proceed'), action: () => navigate('/checkout/') } }),
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
  }
}
