import type { OfflineOrder } from '@vonk/domain/sync-tasks'
import type { DeviceStorage } from '../store/device-storage.ts'

export const orderKeyPrefix = 'shop/orders/'

type Kept = Pick<DeviceStorage, 'keys' | 'get'>

/** The orders kept on the device, with no more read of each than every page needs: whether the shop has it. */
export function listOfflineOrders(storage: Kept): readonly OfflineOrder[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(orderKeyPrefix))
    .map((key) => ({
      orderId: key.slice(orderKeyPrefix.length),
      isTransmitted: !storage.get(key)?.includes('"isTransmitted":false'),
    }))
}

const cameToNothing = /"isTransmitted":false|"refused":\{|"status":"(?:failed|cancelled|expired)"/

/** Whether the shop has taken an order of this device that is paid, or still may be. */
export function hasPlacedOrder(storage: Kept): boolean {
  return storage.keys().some((key) => key.startsWith(orderKeyPrefix) && !cameToNothing.test(storage.get(key) ?? ''))
}
