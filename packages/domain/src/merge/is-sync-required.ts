import type { CartState } from '../cart/index.ts'

export function isSyncRequired(
  { itemsHash, serverLastSyncAt }: Pick<CartState, 'itemsHash' | 'serverLastSyncAt'>,
  currentHash: string,
): boolean {
  return itemsHash !== currentHash || serverLastSyncAt === null
}

export function isTotalsSyncRequired(
  { itemsHash, serverLastTotalsSyncAt }: Pick<CartState, 'itemsHash' | 'serverLastTotalsSyncAt'>,
  currentHash: string,
): boolean {
  return itemsHash !== currentHash || serverLastTotalsSyncAt === null
}
