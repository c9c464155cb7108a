import { isCheckoutActive } from '@vonk/domain/checkout'
import type { OrderSettings } from '@vonk/domain/settings'
import type { DeviceStorage } from '../store/device-storage.ts'

/** When the shopper last changed something in the checkout. */
export const modifiedAtKey = 'shop/checkout/modified-at'

type Moment = { readonly now: number; readonly settings: Pick<OrderSettings, 'checkoutActiveMs'> }

/** Whether the checkout that stands open in some tab was left: nobody has touched it for long. One just opened was not. */
export function isCheckoutLeft(storage: Pick<DeviceStorage, 'get'>, { now, settings }: Moment): boolean {
  const stored = storage.get(modifiedAtKey)
  return stored !== null && !isCheckoutActive(Number(stored), now, settings)
}
