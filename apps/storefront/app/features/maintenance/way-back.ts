import { localPath } from '@vonk/domain/stores'
import { readLocal, removeLocal, writeLocal } from '../../device/index.ts'

const key = 'maintenance-way-back'

/** Remembers where a shopper was going when the shop turned out to be closed. */
export function rememberWayBack(fullPath: string): void {
  writeLocal(key, fullPath)
}

/** Where to go on once the shop is open; asked once, then forgotten. */
export function takeWayBack(): string | null {
  const path = readLocal(key)
  removeLocal(key)
  return typeof path === 'string' ? localPath(path) : null
}
