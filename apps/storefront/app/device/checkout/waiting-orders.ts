import type { OfflineOrder } from '@vonk/domain/sync-tasks'
import type { DeviceStorage } from '../store/device-storage.ts'

export const orderKeyPrefix = 'shop/orders/'

/** The orders kept on the device, with no more read of each than every page needs: whether the shop has it. */
export function listOfflineOrders(storage: Pick<DeviceStorage, 'keys' | 'get'>): readonly OfflineOrder[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(orderKeyPrefix))
    .map((key) => ({
      orderId: key.slice(orderKeyPrefix.length),
      isTransmitted: !storage.get(key)?.includes('"isTransmitted":false'),
    }))
}
