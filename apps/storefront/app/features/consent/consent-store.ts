import { type Consent, type ConsentChoice, consentVersion, parseConsent } from './consent.ts'

/** `isKnown`: the device has been asked; before that nobody can say whether the shopper decided. */
export type ConsentState = {
  readonly consent: Consent | null
  readonly isKnown: boolean
  readonly isSettingsOpen: boolean
}

export const unknownConsent: ConsentState = { consent: null, isKnown: false, isSettingsOpen: false }

export type ConsentStore = ReturnType<typeof createConsentStore>

type Memory = { read(): unknown; write(consent: Consent): void; now(): Date }

export function createConsentStore({ read, write, now }: Memory) {
  let state = unknownConsent
  const listeners = new Set<() => void>()

  function set(next: Partial<ConsentState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Asks the device; only in the browser. */
    wake: () => set({ consent: parseConsent(read()), isKnown: true }),
    decide({ analytics, marketing }: ConsentChoice) {
      const consent: Consent = { analytics, marketing, date: now().toISOString(), version: consentVersion }
      write(consent)
      set({ consent, isKnown: true })
    },
    openSettings: () => set({ isSettingsOpen: true }),
    closeSettings: () => set({ isSettingsOpen: false }),
  }
}
