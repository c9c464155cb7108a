export { type Consent, consentSignals } from './consent.ts'
export { ConsentArea } from './consent-area.tsx'
export {
  ConsentProvider,
  type ConsentStore,
  useConsentState,
  useConsentStore,
  useIsMeasured,
} from './consent-context.tsx'
export { CookieSettingsButton } from './cookie-settings-button.tsx'
