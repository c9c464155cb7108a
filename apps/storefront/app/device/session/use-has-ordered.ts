import { hasPlacedOrder } from '../checkout/waiting-orders.ts'
import { useDevice } from '../device-context.tsx'
import { browserStorage } from '../store/device-storage.ts'

/**
 * Whether this customer, or somebody on this device without an account, has placed an order before. A file of its own: only what
 * comes late asks for it.
 */
export function useHasOrdered(): boolean {
  const isCustomers = useDevice(({ session }) => (session.ordersHistory?.length ?? 0) > 0)
  const isLoaded = useDevice(({ cart }) => cart.isLoaded)
  return isCustomers || (isLoaded && hasPlacedOrder(browserStorage))
}
