import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { blankDevice, createDeviceStore, type DeviceState, type DeviceStore } from './device-store.ts'

const DeviceContext = createContext<DeviceStore | null>(null)

export function DeviceProvider({ store, children }: { store?: DeviceStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createDeviceStore())
  return <DeviceContext value={own}>{children}</DeviceContext>
}

/** A part of what lives on the shopper's device; the server and the first frame see a blank one. */
export function useDevice<Part>(select: (state: DeviceState) => Part): Part {
  const store = useContext(DeviceContext)
  if (!store) throw new Error('useDevice needs a DeviceProvider above it')
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(blankDevice),
  )
}
