import { resolveStoreView } from './resolve-store-view.ts'
import type { StoreAddress, StoreDirectory } from './store-view.ts'

export type StoreNavigation = {
  readonly directory: StoreDirectory<StoreAddress>
  readonly current: StoreAddress
  readonly target: { readonly host: string; readonly pathname: string }
}

/** A link that leads into another store view is followed by the browser itself, never inside the running page. */
export function needsFullNavigation(
  { directory, current, target }: StoreNavigation,
  settings: { readonly isMultistore: boolean },
): boolean {
  return settings.isMultistore && resolveStoreView(directory, target).view.code !== current.code
}
