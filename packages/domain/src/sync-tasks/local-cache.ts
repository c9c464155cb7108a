export const LOCAL_CACHE = {
  getTimeoutMs: 800,
  setTimeoutMs: 800,
  iterateTimeoutMs: 2000,
  /** The database is created again when it has not answered for this long. */
  recreateAfterMs: 800,
  quotaKilobytes: 4096,
  quotaCheckMs: 30_000,
  maxGetErrors: 1,
  maxSetErrors: 30,
} as const

export type CacheHealth = { readonly getErrors: number; readonly setErrors: number; readonly isOn: boolean }

export const healthyCache: CacheHealth = { getErrors: 0, setErrors: 0, isOn: true }

export type CacheError = { readonly operation: 'get' | 'set'; readonly isStorageFull: boolean }

export type CacheVerdict = { readonly health: CacheHealth; readonly mustClear: boolean }

/** A cache that keeps failing costs more than it gives: it is switched off for the visit. */
export function afterCacheError(health: CacheHealth, { operation, isStorageFull }: CacheError): CacheVerdict {
  const getErrors = health.getErrors + (operation === 'get' ? 1 : 0)
  const setErrors = health.setErrors + (operation === 'set' ? 1 : 0)
  const isOn = health.isOn && getErrors < LOCAL_CACHE.maxGetErrors && setErrors < LOCAL_CACHE.maxSetErrors
  return { health: { getErrors, setErrors, isOn }, mustClear: isStorageFull }
}

export function isOverQuota(usedBytes: number): boolean {
  return usedBytes > LOCAL_CACHE.quotaKilobytes * 1024
}

export function mustRecreate(silentForMs: number): boolean {
  return silentForMs >= LOCAL_CACHE.recreateAfterMs
}
