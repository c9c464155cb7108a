import type { TagManagerSettings } from '@vonk/domain/stores'
import { type Consent, consentSignals } from '../consent/index.ts'

const usualHost = 'www.googletagmanager.com'

/** Where the tag manager is fetched from; null where it may not be: not configured, loaded by others, or not agreed to. */
export function tagManagerSource(
  { id, domain, loadScript }: TagManagerSettings,
  consent: Consent | null,
): string | null {
  if (!id || !loadScript || !(consent?.analytics || consent?.marketing)) return null
  const host = domain.replace(/^(?:https?:)?\/\//, '') || usualHost
  return `https://${host}/gtm.js?id=${encodeURIComponent(id)}`
}

/** Tells the tag manager what it may do: first that nothing is allowed, then what the shopper decided. */
export function tellConsent(consent: Consent | null): void {
  window.dataLayer ??= []
  if (!window.dataLayer.hasHeardOfConsent) pushCommand('consent', 'default', consentSignals(null))
  window.dataLayer.hasHeardOfConsent = true
  pushCommand('consent', 'update', consentSignals(consent))
}

/** Before anything is told of a page: what happens on it may happen before the tag manager is fetched. */
export function tellConsentFirst(consent: Consent | null): void {
  if (!window.dataLayer?.hasHeardOfConsent) tellConsent(consent)
}

/** Fetches the tag manager, once per document. */
export function loadTagManager(source: string): void {
  if (document.querySelector(`script[data-tag-manager]`)) return
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.dataset.tagManager = ''
  script.src = source
  document.head.append(script)
}

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
function pushCommand(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is taken for an event.
  pushToDataLayer(arguments)
}
