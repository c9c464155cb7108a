import type { DeviceCart } from '../device-state.ts'

/** Whether the server holds exactly what the device does; a change made meanwhile is not to be taken for synced. */
export function isSettled({ items, removed, id, pendingMerge }: DeviceCart): boolean {
  const isHeld = items.every(({ quantity, previousQuantity, cartId }) => quantity === previousQuantity && cartId === id)
  return isHeld && removed.length === 0 && pendingMerge === null
}
