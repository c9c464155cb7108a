import type { DeviceCart } from './device-state.ts'

/** Whether the server holds exactly what the device does; a change made meanwhile is not to be taken for synced. */
export function isSettled({ items, removed, serverToken, pendingMerge }: DeviceCart): boolean {
  const isKnown = items.every(
    ({ quantity, previousQuantity, serverCartId }) => quantity === previousQuantity && serverCartId === serverToken,
  )
  return isKnown && removed.length === 0 && pendingMerge === null
}
