import { localPath } from '../stores/index.ts'
import { errorPage, homePage, joinSegments, maintenancePage, pathSegments } from '../urls/index.ts'

export type MaintenanceMove = {
  readonly page: typeof maintenancePage | typeof homePage
  /** The full path to come back to, where it can be remembered. */
  readonly remember: string | null
}

/** Where a navigation goes instead while the shop is closed, and back out when it is open again; null lets it pass. */
export function guardMaintenance(
  navigation: { readonly page: string; readonly fullPath: string; readonly isOnServer: boolean },
  settings: { readonly isInMaintenance: boolean },
): MaintenanceMove | null {
  const page = joinSegments(pathSegments(navigation.page))
  if (!settings.isInMaintenance) return page === maintenancePage ? { page: homePage, remember: null } : null
  if (page === maintenancePage || page === errorPage) return null
  // The shopper is sent there later: what is remembered must not lead to another site.
  return { page: maintenancePage, remember: navigation.isOnServer ? null : localPath(navigation.fullPath) }
}

const exempt = ['login', 'my-account', 'checkout', 'checkout-return']

/** Whether the waiting room stands in for a page: not where a shopper signs in, is at home or is paying. */
export function isWaitingRoomShown(page: string, landingPage: string | null): boolean {
  const [first = ''] = pathSegments(page)
  return Boolean(landingPage) && !exempt.includes(first)
}

/** `missing` was looked for and is not there; anything else that went wrong has a message. */
export type PageDataFailure = { readonly reason: 'missing' } | { readonly reason: 'failed'; readonly message: string }

export type PageDataOutcome =
  | { readonly kind: 'not-found' | 'go-home' }
  | { readonly kind: 'continue'; readonly message: string }

/** What happens when the data of a page cannot be loaded. */
export function afterPageDataFailure(
  failure: PageDataFailure,
  { isOnline }: { readonly isOnline: boolean },
): PageDataOutcome {
  if (failure.reason === 'failed') return { kind: 'continue', message: failure.message }
  return { kind: isOnline ? 'not-found' : 'go-home' }
}
