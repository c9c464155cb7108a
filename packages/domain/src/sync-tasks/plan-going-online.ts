export type OfflineOrder = { readonly orderId: string; readonly isTransmitted: boolean }

export type OnlineStep =
  | { readonly do: 'process-sync-queue' | 'reload-cart' | 'process-order-queue' }
  | { readonly do: 'confirm-offline-orders'; readonly orders: readonly OfflineOrder[] }

export type OnlineSituation = { readonly isThankYouPage: boolean; readonly storedOrders: readonly OfflineOrder[] }

/** What happens when the connection is back, in order. */
export function planGoingOnline(
  { isThankYouPage, storedOrders }: OnlineSituation,
  { automaticTransmission }: { readonly automaticTransmission: boolean },
): readonly OnlineStep[] {
  const always = [{ do: 'process-sync-queue' }, { do: 'reload-cart' }] as const
  if (automaticTransmission || isThankYouPage) return [...always, { do: 'process-order-queue' }]
  const orders = storedOrders.filter(({ isTransmitted }) => !isTransmitted)
  return orders.length > 0 ? [...always, { do: 'confirm-offline-orders', orders }] : always
}
