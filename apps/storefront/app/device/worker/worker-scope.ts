/** What a service worker sees of the browser, as far as ours uses it: the project's types are those of pages. */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } | undefined }
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly Page[]> }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } | undefined }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(name: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void
}

type Page = { postMessage(message: unknown): void }

/** An event that the browser keeps the worker awake for. */
type LastingEvent = { waitUntil(work: Promise<unknown>): void }

type AskedEvent = LastingEvent & {
  readonly request: Request
  /** The answer to a page's request that was sent while the worker woke up; undefined where the browser cannot do so. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
