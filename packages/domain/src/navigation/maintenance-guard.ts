export type MaintenanceMove = {
  readonly page: '/maintenance' | '/'
  /** The full path to come back to, where it can be remembered. */
  readonly remember: string | null
}

/** Where a navigation goes instead while the shop is closed, and back out when it is open again; null lets it pass. */
export function guardMaintenance(
  navigation: { readonly page: string; readonly fullPath: string; readonly isOnServer: boolean },
  settings: { readonly isInMaintenance: boolean },
): MaintenanceMove | null {
  const page = navigation.page.replace(/\/$/, '')
  if (!settings.isInMaintenance) return page === '/maintenance' ? { page: '/', remember: null } : null
  if (page === '/maintenance' || page === '/error') return null
  return { page: '/maintenance', remember: navigation.isOnServer ? null : navigation.fullPath }
}
