import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { readLocal, writeLocal } from '../../device/index.ts'
import { createStore, useStore } from '../../ui/create-store.ts'
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
  return useStore(useConsentStore(), { select: (state) => state, initial: unknownConsent })
}

/** Only whether: what lists products need not be rendered again because the device was asked. */
export function useIsMeasured(): boolean {
  return useStore(useConsentStore(), { select: isMeasured, initial: unknownConsent })
}

const isMeasured = ({ consent }: ConsentState): boolean => consent?.analytics ?? false

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
  const store = createStore(unknownConsent)
  const set = (next: Partial<ConsentState>) => store.set({ ...store.read(), ...next })

  return {
    read: store.read,
    subscribe: store.subscribe,
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
