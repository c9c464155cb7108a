import type { StoreAddress, StoreDirectory } from './store-view.ts'

/** The number older clients know a view by: its place among all views, from 1. */
export function storeIdOf(directory: StoreDirectory<StoreAddress>, code: string): number {
  return (
    Math.max(
      directory.views.findIndex((view) => view.code === code),
      0,
    ) + 1
  )
}

/** The view with that number; null where there is none. */
export function findStoreById<View extends StoreAddress>(directory: StoreDirectory<View>, id: number): View | null {
  return directory.views[id - 1] ?? null
}
