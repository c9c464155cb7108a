import { useMemo } from 'react'
import { useDevice, useDeviceStore } from './device-context.tsx'
import { createWishlistActions } from './wishlist-actions.ts'

/** What a customer wishes for, kept on the device; logging out clears it. */
export function useWishlist() {
  const store = useDeviceStore()
  const items = useDevice(({ wishlist }) => wishlist)
  return useMemo(
    () => ({
      ...createWishlistActions(store),
      items,
      has: (sku: string) => items.some((item) => item.sku === sku),
    }),
    [items, store],
  )
}
