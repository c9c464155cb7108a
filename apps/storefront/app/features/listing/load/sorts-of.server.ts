import type { ShopRequest } from '../../../request/shop-request.server.ts'
import type { ListedSort } from './listing-data.ts'

/** The sort menu in the shopper's language; a label nobody has translated stays as the shop wrote it. */
export function sortsOf({ settings, i18n }: Pick<ShopRequest, 'settings' | 'i18n'>): ListedSort[] {
  return Object.entries(settings.sortOptions).map(([label, { id }]) => {
    const message = `sort.${label.toLowerCase().replaceAll(' ', '-')}`
    const text = i18n._(message)
    return { id, label: text === message ? label : text }
  })
}
