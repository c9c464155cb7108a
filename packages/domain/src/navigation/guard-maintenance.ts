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
