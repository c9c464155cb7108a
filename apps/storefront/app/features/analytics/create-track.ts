import {
  type AnalyticsDetails,
  type AnalyticsEventName,
  type AnalyticsProduct,
  analyticsEvent,
} from '@vonk/domain/analytics'
import { createImpressions, type ProductList } from './create-impressions.ts'

export type Track = {
  /** Something happened to these products. */
  event(event: AnalyticsEventName, products: readonly AnalyticsProduct[], details?: AnalyticsDetails): void
  /** These came into view; call it as often as they do. */
  impressions(list: ProductList, products: readonly AnalyticsProduct[]): void
  /** Tells at once what was seen so far. */
  flush(): void
}

type TrackOptions = {
  readonly currency: string
  /** Whether the shopper agreed; asked every time, for minds change. */
  readonly isAllowed: () => boolean
  readonly push: (...entries: readonly unknown[]) => void
}

export function createTrack({ currency, isAllowed, push }: TrackOptions): Track {
  const event: Track['event'] = (name, products, details = {}) => {
    // The null forgets the items of the event before, as tag managers ask for.
    if (isAllowed()) push({ ecommerce: null }, analyticsEvent({ event: name, currency, products, details }))
  }
  const { add, flush } = createImpressions((list, products) =>
    event('view_item_list', products, { item_list_id: list.id, item_list_name: list.name }),
  )
  return { event, impressions: add, flush }
}
