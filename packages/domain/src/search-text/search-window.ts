import type { Page } from '../filters/index.ts'

/** The engine's default; the panel shows 6 at a time and the search page 18. */
export const searchPageSizes = { engine: 50, page: 18, panel: 6 } as const

/** The slice of results to read: a size of 0 or less is the default, a start below 0 is the beginning. */
export function searchWindow(wanted: { readonly start?: number; readonly size?: number }): Page {
  const size = Math.trunc(wanted.size ?? 0)
  const start = Math.trunc(wanted.start ?? 0)
  return {
    start: Number.isSafeInteger(start) && start > 0 ? start : 0,
    size: Number.isSafeInteger(size) && size > 0 ? size : searchPageSizes.engine,
  }
}
