/** The engine's default; the panel shows 6 at a time and the search page 18. */
export const searchPageSizes = { engine: 50, page: 18, panel: 6 } as const

export type SearchWindow = { readonly start: number; readonly size: number }

/** The slice of results to read: a size of 0 or less is the default, a start below 0 is the beginning. */
export function searchWindow(wanted: { readonly start?: number; readonly size?: number }): SearchWindow {
  const size = Math.trunc(wanted.size ?? 0)
  const start = Math.trunc(wanted.start ?? 0)
  return {
    start: Number.isSafeInteger(start) && start > 0 ? start : 0,
    size: Number.isSafeInteger(size) && size > 0 ? size : searchPageSizes.engine,
  }
}

/** The slice that "see more" reads, or null on the last page. */
export function nextSearchWindow(shown: SearchWindow & { readonly total: number }): SearchWindow | null {
  const start = shown.start + shown.size
  return start < shown.total ? { start, size: shown.size } : null
}
