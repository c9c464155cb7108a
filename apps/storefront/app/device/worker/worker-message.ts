/** What pages and the worker tell each other. */
export type WorkerMessage =
  | PageOpened
  /** The worker has asked the shop for something in vain. */
  | { readonly kind: 'unreachable' }
  /** The shopper wants the new version now. */
  | { readonly kind: 'take-over' }

/** A page has come to rest: from here on it is to be there without a network. */
export type PageOpened = {
  readonly kind: 'page-opened'
  readonly address: string
  /** The files of its language, also those that no page has asked for yet. */
  readonly texts: readonly string[]
  /** The app shells of the view's pages that everybody needs, and the page for all that are not kept. */
  readonly frames: readonly string[]
  /** The files the page has fetched before the worker saw it. */
  readonly files: readonly string[]
  /** How long the network may take before the cached page is shown. */
  readonly patienceMs: number
}

/** Whether it is something a page of the shop or its worker has said: older versions may speak otherwise. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  if (data.kind === 'take-over' || data.kind === 'unreachable') return { kind: data.kind }
  if (data.kind !== 'page-opened') return null
  // Each field is looked at below.
  const { address, texts, frames, files, patienceMs } = data as Partial<PageOpened>
  const isWhole = typeof address === 'string' && Number.isFinite(patienceMs)
  if (!isWhole || !Array.isArray(texts) || !Array.isArray(frames) || !Array.isArray(files)) return null
  return { kind: 'page-opened', address, texts, frames, files, patienceMs: Number(patienceMs) }
}
