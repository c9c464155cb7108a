import type { ShopSettings } from '@vonk/domain/settings'

/** What decides how a product stands in the index. */
const indexedSettings = ['listOutOfStock', 'userGroupId', 'usePriceTiers', 'sourcePriceIncludesTax'] as const

/** How far an index has been written, as far as the documents in it do not tell. */
export type IndexedView = {
  readonly pricedAt: number
  readonly groups: readonly number[]
  /** Another text when products are listed in other categories. */
  readonly listings: string
  /** Another text when products are listed or priced by other settings. */
  readonly settings: string
}

export function settingsKey(settings: ShopSettings): string {
  return JSON.stringify(indexedSettings.map((name) => settings[name]))
}
