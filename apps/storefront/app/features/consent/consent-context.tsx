import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../../device/index.ts'
import { type Consent, type ConsentChoice, consentVersion, parseConsent } from './consent.ts'

const storageKey = 'vonk-consent'

const ConsentContext = createContext<ConsentStore | null>(null)

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStoreOnDevice)
  useEffect(() => store.wake(), [store])
  return <ConsentContext value={store}>{children}</ConsentContext>
}

export function useConsentStore(): ConsentStore {
  const store = useContext(ConsentContext)
  if (!store) throw new Error('useConsent needs a ConsentProvider above it')
  return store
}

export function useConsentState(): ConsentState {
  const store = useConsentStore()
  return useSyncExternalStore(store.subscribe, store.read, () => unknownConsent)
}

function createStoreOnDevice() {
  return createConsentStore({
    read: () => readLocal(storageKey),
    write: (consent) => writeLocal(storageKey, consent),
    now: () => new Date(),
  })
}

/** `isKnown`: the device has been asked; before that nobody can say whether the shopper decided. */
type ConsentState = {
  readonly consent: Consent | null
  readonly isKnown: boolean
  readonly isSettingsOpen: boolean
}

const unknownConsent: ConsentState = { consent: null, isKnown: false, isSettingsOpen: false }

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
