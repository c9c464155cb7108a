import type { StoreAddress } from './store-view.ts'

/** What stands before every path of the view: '' or '/en'. */
export function prefixOf(view: StoreAddress): string {
  return view.appendStoreCode && view.pathPrefix !== '' ? `/${view.pathPrefix}` : ''
}
