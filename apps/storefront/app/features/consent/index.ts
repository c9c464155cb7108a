export { type Consent, consentSignals } from './consent.ts'
export { ConsentArea, CookieSettingsButton } from './consent-area.tsx'
export { ConsentProvider, type ConsentStore, useConsentState, useConsentStore } from './consent-context.tsx'
