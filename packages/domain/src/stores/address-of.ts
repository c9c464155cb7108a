import type { StoreAddress } from './store-view.ts'

/** The address of a view without the rest of its configuration, for pages that only link to it. */
export function addressOf(view: StoreAddress): StoreAddress {
  const { code, brand, isSampleSale, language, host, pathPrefix, appendStoreCode, seo } = view
  return { code, brand, isSampleSale, language, host, pathPrefix, appendStoreCode, seo }
}
