import { useMemo } from 'react'
import { useWholeDevice } from '../device-context.tsx'
import { type CartActions, createCartActions } from './cart-actions.ts'

/** What a shopper can do with the cart: the device changes in the same frame, the server follows. */
export function useCartActions(): CartActions {
  const device = useWholeDevice()
  return useMemo(() => createCartActions(device), [device])
}
