import type { StoreAddress, StoreDirectory } from './store-view.ts'

export type Shop = 'vonk' | 'vonk-sample-sale' | 'razz' | 'razz-sample-sale'

/** The shop a view belongs to: sample sales are shops of their own. */
export function shopOf(view: StoreAddress): Shop {
  return view.isSampleSale ? `${view.brand}-sample-sale` : view.brand
}

/** The same shop in every language it is offered in, the view itself included. */
export function siblingsOf<View extends StoreAddress>(directory: StoreDirectory<View>, view: StoreAddress): View[] {
  return directory.views.filter((other) => shopOf(other) === shopOf(view))
}
