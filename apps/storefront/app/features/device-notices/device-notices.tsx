import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type DeviceEvent, type Notice, useWholeDevice } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { useModal } from '../panels/index.ts'
import { noticeText } from './notice-text.ts'

type Waiting = Extract<DeviceEvent, { name: 'orders-waiting' }>['orders']

/** Tells the shopper what the device has to say, whatever page is open. */
export function DeviceNotices() {
  const device = useWholeDevice()
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const authentication = useModal('m-modal-authentication')

  function tell({ type, message, actions }: Notice) {
    const hasCheckout = actions.includes('proceed-to-checkout')
    notify({
      type: type === 'error' ? 'danger' : type,
      message: noticeText(message, t),
      action1: { label: t('notification.ok') },
      ...(hasCheckout && { action2: { label: t('product.proceed'), action: () => navigate('/checkout/') } }),
    })
  }

  function tellWaiting([first, ...others]: Waiting) {
    if (!first) return
    const show = () => navigate(`/checkout-return/?orderId=${encodeURIComponent(first.orderId)}`)
    notify({
      type: 'warning',
      message: t('notice.orders-waiting', { count: 1 + others.length }),
      action1: { label: t('notification.ok') },
      action2: { label: t('notice.orders-waiting.show'), action: show },
    })
  }

  const onEvent = useEffectEvent((event: DeviceEvent) => {
    if (event.name === 'notice') tell(event.notice)
    if (event.name === 'orders-waiting') tellWaiting(event.orders)
    if (event.name === 'open-signup') authentication.open()
  })
  useEffect(() => device.listen((event) => onEvent(event)), [device])
  return null
}
