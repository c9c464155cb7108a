import { resolveStoreView } from './resolve-store-view.ts'
import type { StoreDirectory, StoreView } from './store-view.ts'

/** A link that leads into another store view is followed by the browser itself, never inside the running page. */
export function needsFullNavigation(
  directory: StoreDirectory,
  current: StoreView,
  target: { host: string; pathname: string },
): boolean {
  return resolveStoreView(directory, target).view.code !== current.code
}
