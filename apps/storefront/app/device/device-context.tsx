import { type ShopSettings, settingsOfView } from '@vonk/domain/settings'
import type { StoreView } from '@vonk/domain/stores'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from '../ui/create-store.ts'
import { createDevice, type Device } from './device.ts'
import { blankDevice, type DeviceState } from './device-state.ts'
import { startWhenIdle } from './start-when-idle.ts'
import type { DeviceStore } from './store/device-store.ts'

const DeviceContext = createContext<Device | null>(null)

type DeviceProviderProps = {
  /** The store view the page belongs to; without it the device keeps to itself. */
  view?: Pick<StoreView, 'code' | 'taxCountry' | 'rootCategoryId' | 'settings'>
  settings?: ShopSettings
  store?: DeviceStore
  children: ReactNode
}

export function DeviceProvider({ view, settings, store, children }: DeviceProviderProps) {
  const [device] = useState(() => {
    const place = view && { storeCode: view.code, country: view.taxCountry }
    return createDevice({ store, settings: settings ?? (view && settingsOfView(view)), place })
  })
  const isInShop = view !== undefined
  useEffect(() => {
    const close = device.store.open()
    const stop = isInShop ? startWhenIdle(device) : () => {}
    return () => {
      stop()
      close()
    }
  }, [device, isInShop])
  return <DeviceContext value={device}>{children}</DeviceContext>
}

/** A part of what lives on the shopper's device; the server and the first frame see a blank one. */
export function useDevice<Part>(select: (state: DeviceState) => Part): Part {
  const { store } = useWholeDevice()
  return useStore(store, { select, initial: blankDevice })
}

/** The device with everything that acts on it. */
export function useWholeDevice(): Device {
  const device = useContext(DeviceContext)
  if (!device) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}
