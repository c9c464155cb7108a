export type PageSettings = {
  /** Product and category pages live at their url_path; off, at /p/… and /c/…. */
  readonly useUrlDispatcher: boolean
  /** Several store views run side by side, told apart by host. */
  readonly isMultistore: boolean
  /** The shop is closed for work. */
  readonly isInMaintenance: boolean
  /** Content pages have addresses of their own. */
  readonly addContentRoutes: boolean
  /** Visited addresses that are remembered. */
  readonly historyLength: number
  /** Pages of the view are kept for everybody who asks for the same address, where `VONK_OUTPUT_CACHE_MB` gives them room. */
  readonly useOutputCache: boolean
  /** How long a page is kept that way. */
  readonly outputCacheTtlSeconds: number
  /** How long the network may take before a page that is kept on the device is shown instead. */
  readonly pagePatienceMs: number
  /** Rating shown when the review widget has none, which nobody gave; null shows none. It never enters structured data. */
  readonly fallbackReview: { readonly average: number; readonly best: number; readonly count: number } | null
}

export const pageDefaults: PageSettings = {
  useUrlDispatcher: true,
  isMultistore: true,
  isInMaintenance: false,
  addContentRoutes: true,
  historyLength: 30,
  useOutputCache: true,
  outputCacheTtlSeconds: 86_400,
  pagePatienceMs: 2000,
  fallbackReview: null,
}
