import { useMemo } from 'react'
import { useDevice, useWholeDevice } from '../device-context.tsx'
import { createWishlistActions, type WishlistActions } from './wishlist-actions.ts'

/** For what changes the list without showing it. */
export function useWishlistActions(): WishlistActions {
  const device = useWholeDevice()
  return useMemo(() => createWishlistActions(device), [device])
}

/** What a customer wishes for, kept on the device; logging out clears it. */
export function useWishlist() {
  const actions = useWishlistActions()
  const items = useDevice(({ wishlist }) => wishlist)
  return useMemo(
    () => ({ ...actions, items, has: (sku: string) => items.some((item) => item.sku === sku) }),
    [actions, items],
  )
}
