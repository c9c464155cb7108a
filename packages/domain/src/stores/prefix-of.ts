import type { StoreView } from './store-view.ts'

/** What stands before every path of the view: '' or '/en'. */
export function prefixOf(view: StoreView): string {
  return view.appendStoreCode && view.pathPrefix !== '' ? `/${view.pathPrefix}` : ''
}
