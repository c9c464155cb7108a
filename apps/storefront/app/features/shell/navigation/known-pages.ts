import type { Route } from '@vonk/domain/urls'
import { readLocal } from '#device/index.ts'

export const knownPagesKey = 'dynamic-routes'

/** The routes of addresses that are no fixed pages, as the device has kept them, the newest first. */
export function readKnownPages(): readonly Route[] {
  const kept = readLocal(knownPagesKey)
  return Array.isArray(kept) ? kept.filter(isRoute) : []
}

/** What the shopper found at this address the last time; null when they never were there. */
export function kindOfPage(path: string): string | null {
  const name = readKnownPages().find((route) => route.path === path)?.name ?? null
  return name?.endsWith('-product') ? 'product' : name
}

function isRoute(value: unknown): value is Route {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && 'name' in value && typeof value.path === 'string' && typeof value.name === 'string'
}
