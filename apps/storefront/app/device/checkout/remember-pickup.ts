import { browserStorage, type DeviceStorage } from '../store/device-storage.ts'
import { createCheckoutStore } from './checkout-store.ts'

/** The checkout begins with this shop as the place where the order is picked up. */
export function rememberPickup(shopId: string, storage: DeviceStorage = browserStorage): void {
  const store = createCheckoutStore({ storage, now: Date.now })
  const close = store.open()
  store.change(({ shippingDetails }) => ({
    shippingDetails: {
      ...shippingDetails,
      place: { kind: 'store', id: shopId },
      placeAddress: null,
      shippingMethod: null,
      timeframeId: null,
    },
  }))
  close()
}
