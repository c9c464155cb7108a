import { addProducts, type CartNotification } from '@vonk/domain/cart'
import { defaultSettings } from '@vonk/domain/settings'
import { useNavigate } from 'react-router'
import { useDeviceStore } from '../../device/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import type { ShownAddition } from './additions-of.ts'
import { toCartText } from './to-cart-text.ts'

/** Puts lines into the cart on this device and tells the shopper what became of it; true when something went in. */
export function useAddToCart(): (additions: readonly ShownAddition[]) => boolean {
  const store = useDeviceStore()
  const notify = useNotify()
  const navigate = useNavigate()
  const t = useTranslation()

  function tell({ type, message, actions }: CartNotification) {
    const hasCheckout = actions.includes('proceed-to-checkout')
    notify({
      type: type === 'error' ? 'danger' : type,
      message: toCartText(message, t),
      action1: { label: t('notification.ok') },
      ...(hasCheckout && { action2: { label: t('product.proceed'), action: () => navigate('/checkout/') } }),
    })
  }

  return (additions) => {
    const settings = { ...defaultSettings, isServerSynced: false }
    const outcome = addProducts(store.read().cart.items, { additions, settings })
    store.change((device) => ({ ...device, cart: { ...device.cart, items: outcome.lines } }))
    outcome.notifications.forEach(tell)
    return outcome.added.length > 0
  }
}
