export type Page = { readonly start: number; readonly size: number }

/** The page that "load more" or "see more" reads, or null when everything is shown. `shown.start` is where the last page read began. */
export function nextPage(shown: Page & { readonly total: number }): Page | null {
  const { size, total } = shown
  const start = shown.start + size
  return size > 0 && start < total && total >= size ? { start, size } : null
}

/** The slice of a list an address asks for. */
export function pageOf(page: number, settings: { readonly productPageSize: number }): Page {
  return { start: (page - 1) * settings.productPageSize, size: settings.productPageSize }
}
