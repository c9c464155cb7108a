import { minicartCount } from '@vonk/domain/cart'
import { useDevice } from '../device-context.tsx'
import { useSettings } from '../use-settings.ts'

/** What the badge on the shopping bag says. */
export function useCartCount(): number {
  const settings = useSettings()
  return useDevice(({ cart }) => minicartCount(cart.items, settings))
}
