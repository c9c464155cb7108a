import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type CartLineView, type DeviceEvent, useWholeDevice } from '../../device/index.ts'
import { useSayLater } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { usePanelStore } from '../panels/index.ts'

const loadWords = () => import('./to-notification.ts')

/** Tells the shopper what the device has to say, whatever page is open. */
export function DeviceNotices() {
  const device = useWholeDevice()
  const sayLater = useSayLater()
  const notify = useNotify()
  const navigate = useNavigate()
  const { openModal } = usePanelStore()

  const added = useRef<CartLineView | null>(null)

  const onEvent = useEffectEvent((event: DeviceEvent) => {
    if (event.name === 'added-to-cart') added.current = event.lines.at(-1) ?? null
    if (event.name === 'open-signup') return openModal('m-modal-authentication', null)
    if (event.name !== 'notice' && event.name !== 'orders-waiting' && event.name !== 'order-sent') return
    // The device has nothing to say before its engine has come, and that is later than any page.
    sayLater(async (t) => {
      const words = await loadWords().catch(() => null)
      const notification = words?.toNotification(event, {
        t,
        navigate,
        added: added.current,
        confirm: (orderIds) => openModal('m-modal-order-confirmation', orderIds),
      })
      if (notification) notify(notification)
    })
  })
  useEffect(() => device.listen((event) => onEvent(event)), [device])
  return null
}
