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

export type PageDataOutcome =
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'go-home'; readonly notice: 'page-unavailable-offline' }
  | { readonly kind: 'continue'; readonly message: string }

/** What happens when the data of a page cannot be loaded. Only what was looked for and not there is missing. */
export function afterPageDataFailure(failure: {
  readonly message: string
  readonly isOnline: boolean
}): PageDataOutcome {
  if (!failure.message.includes('query returned empty result')) return { kind: 'continue', message: failure.message }
  return failure.isOnline ? { kind: 'not-found', status: 404 } : { kind: 'go-home', notice: 'page-unavailable-offline' }
}
