import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../../device/index.ts'
import { type ConsentState, type ConsentStore, createConsentStore, unknownConsent } from './consent-store.ts'

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
