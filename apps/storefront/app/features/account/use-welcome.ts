import { useLocation } from 'react-router'
import { useWholeDevice, useWishlistActions, type WishedProduct } from '../../device/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'

/** Greets who has just come in, and puts on her list what she tapped the heart of before. */
export function useWelcome(): () => void {
  const t = useLaterTranslation()
  const notify = useNotify()
  const { store } = useWholeDevice()
  const wishlist = useWishlistActions()
  const wished = readWished(useLocation().state)
  return () => {
    const name = store.read().session.profile?.firstName
    if (wished) wishlist.add(wished)
    const said = [name && t('login.welcome', { name }), wished && t('login.wished', { product: wished.name })]
    const message = said.filter(Boolean).join(' ')
    if (message !== '') notify({ type: 'success', message, action1: { label: t('notification.ok') } })
  }
}

/** What the heart left in the history of the browser, which anybody can write. */
export function readWished(state: unknown): WishedProduct | null {
  if (typeof state !== 'object' || state === null || !('wished' in state)) return null
  const { wished } = state
  if (typeof wished !== 'object' || wished === null) return null
  // Whatever it is, each of these is looked at below.
  const { sku, name, image, page, price } = wished as Record<keyof WishedProduct, unknown>
  if (typeof sku !== 'string' || typeof name !== 'string' || typeof page !== 'string') return null
  return {
    ...{ sku, name, page },
    image: typeof image === 'string' ? image : '',
    price: typeof price === 'number' ? price : null,
  }
}
