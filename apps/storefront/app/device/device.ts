import { defaultSettings, type ShopSettings } from '@vonk/domain/settings'
import { blankDevice, type DeviceView } from './device-state.ts'
import type { Engine } from './engine/index.ts'
import type { DeviceEvent } from './notice.ts'
import { createOwnPrices, type OwnPrices } from './prices/own-prices.ts'
import { browserStorage } from './store/device-storage.ts'
import { createDeviceStore, type DeviceStore } from './store/device-store.ts'

export type Device = {
  readonly store: DeviceStore
  readonly settings: ShopSettings
  readonly prices: OwnPrices
  isOnline(): boolean
  /** What speaks with the server; fetched when it is first needed. */
  engine(): Promise<Engine>
  emit(event: DeviceEvent): void
  listen(onEvent: (event: DeviceEvent) => void): () => void
}

export type DeviceParts = {
  readonly store?: DeviceStore | undefined
  readonly settings?: ShopSettings | undefined
  /** A page never moves to another view: that is another document. */
  readonly place?: DeviceView | undefined
  readonly isOnline?: () => boolean
  readonly loadEngine?: (device: Device, place: DeviceView) => Promise<Engine>
}

const nowhere: DeviceView = { storeCode: '', country: null }

export function createDevice({
  store,
  settings = defaultSettings,
  place = nowhere,
  isOnline = () => navigator.onLine,
  loadEngine = loadBrowserEngine,
}: DeviceParts): Device {
  const listeners = new Set<(event: DeviceEvent) => void>()
  let loading: Promise<Engine> | null = null
  const device: Device = {
    store: store ?? createDeviceStore(blankDevice, browserStorage),
    settings,
    prices: createOwnPrices(),
    isOnline,
    engine() {
      loading ??= loadEngine(device, place)
      // A chunk that could not be fetched (offline) is asked for again next time.
      loading.catch(() => {
        loading = null
      })
      return loading
    },
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return device
}

async function loadBrowserEngine(device: Device, place: DeviceView): Promise<Engine> {
  const { createBrowserEngine } = await import('./engine/index.ts')
  return createBrowserEngine(device, place)
}
