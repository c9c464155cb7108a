/** Asked again when what is asked for changes. */
export const consentVersion = 1

export type ConsentChoice = { readonly analytics: boolean; readonly marketing: boolean }

/** What the shopper decided, when, and about which question. */
export type Consent = ConsentChoice & { readonly date: string; readonly version: number }

export const acceptAll: ConsentChoice = { analytics: true, marketing: true }
export const rejectAll: ConsentChoice = { analytics: false, marketing: false }

/** A stored decision, unless it is none or answers an older question. */
export function parseConsent(stored: unknown): Consent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { analytics, marketing, date, version } = stored as Partial<Consent> // Checked field by field below.
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null
  if (typeof date !== 'string' || version !== consentVersion) return null
  return { analytics, marketing, date, version }
}

type Signal = 'granted' | 'denied'

/** Consent Mode v2. */
export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', Signal>
>

/** What tag managers may do; nothing until the shopper has said so. */
export function consentSignals(consent: ConsentChoice | null): ConsentSignals {
  const marketing = consent?.marketing ? 'granted' : 'denied'
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: consent?.analytics ? 'granted' : 'denied',
  }
}
