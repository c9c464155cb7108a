import { minicartCount } from '@vonk/domain/cart'
import { defaultSettings } from '@vonk/domain/settings'
import { useDevice } from './device-context.tsx'

/** What the badge on the shopping bag says. */
export function useCartCount(): number {
  return useDevice(({ cart }) => minicartCount(cart.items, defaultSettings))
}
