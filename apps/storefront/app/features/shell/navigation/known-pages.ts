import type { Route } from '@vonk/domain/urls'
import { readLocal, writeLocal } from '../../../device/index.ts'

const key = 'dynamic-routes'
const mostPages = 100

/** What was found at addresses that are no fixed pages, newest last: a product, a category, a story. */
function readKnownPages(): readonly Route[] {
  const kept = readLocal(key)
  return Array.isArray(kept) ? kept.filter(isRoute) : []
}

/** Keeps on the device what an address turned out to be. */
export function rememberPage({ path, name }: Route): void {
  const others = readKnownPages().filter((route) => route.path !== path)
  writeLocal(key, [...others, { path, name }].slice(-mostPages))
}

/** What the shopper found at this address the last time; null when they never were there. */
export function kindOfPage(path: string): string | null {
  return readKnownPages().findLast((route) => route.path === path)?.name ?? null
}

function isRoute(value: unknown): value is Route {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && 'name' in value && typeof value.path === 'string' && typeof value.name === 'string'
}
