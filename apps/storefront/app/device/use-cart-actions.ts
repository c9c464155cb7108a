import { useMemo } from 'react'
import { type CartActions, createCartActions } from './cart-actions.ts'
import { useWholeDevice } from './device-context.tsx'

/** What a shopper can do with the cart: the device changes in the same frame, the server follows. */
export function useCartActions(): CartActions {
  const device = useWholeDevice()
  return useMemo(() => createCartActions(device), [device])
}
