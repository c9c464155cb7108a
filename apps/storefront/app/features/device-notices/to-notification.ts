import type { DeviceEvent, Notice } from '../../device/index.ts'
import type { TranslateLater } from '../../i18n/index.ts'
import type { NotificationRequest } from '../notifications/index.ts'
import { noticeText } from './notice-text.ts'

type Tools = { readonly t: TranslateLater; navigate(page: string): void }

/** What the shopper is told of an event of the device; null where that is nothing. */
export function toNotification(event: DeviceEvent, tools: Tools): NotificationRequest | null {
  if (event.name === 'notice') return ofNotice(event.notice, tools)
  return event.name === 'orders-waiting' ? ofWaiting(event.orders, tools) : null
}

function ofNotice({ type, message, actions }: Notice, { t, navigate }: Tools): NotificationRequest {
  const hasCheckout = actions.includes('proceed-to-checkout')
  return {
    type: type === 'error' ? 'danger' : type,
    message: noticeText(message, t),
    action1: { label: t('notification.ok') },
    ...(hasCheckout && { action2: { label: t('product.proceed'), action: () => navigate('/checkout/') } }),
  }
}

type Waiting = Extract<DeviceEvent, { name: 'orders-waiting' }>['orders']

function ofWaiting([first, ...others]: Waiting, { t, navigate }: Tools): NotificationRequest | null {
  if (!first) return null
  const show = () => navigate(`/checkout-return/?orderId=${encodeURIComponent(first.orderId)}`)
  return {
    type: 'warning',
    message: t('notice.orders-waiting', { count: 1 + others.length }),
    action1: { label: t('notification.ok') },
    action2: { label: t('notice.orders-waiting.show'), action: show },
  }
}
