/** What the tag manager reads; the mark says that it has heard what the shopper agreed to. */
type DataLayer = unknown[] & { hasHeardOfConsent?: true }

declare global {
  interface Window {
    dataLayer?: DataLayer
  }
}

/** Leaves something for the tag manager to read, once it is there. */
export function pushToDataLayer(...entries: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(...entries)
}

/** A command as the tag manager's own snippet writes it: it tells commands from events by their being `arguments`. */
export function pushCommand(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is taken for an event.
  pushToDataLayer(arguments)
}
