import type { ShopSettings } from '@vonk/domain/settings'
import type { DeviceView } from '../device-state.ts'
import type { DeviceEvent } from '../notice.ts'
import type { OwnPrices } from '../prices/own-prices.ts'
import type { DeviceStorage } from '../store/device-storage.ts'
import type { DeviceStore } from '../store/device-store.ts'
import type { Locks } from './tasks/locks.ts'
import type { ResultCache } from './tasks/result-cache.ts'

/** The device the engine works for. */
export type EngineHost = Pick<EngineParts, 'store' | 'settings' | 'prices' | 'emit'>

/** Everything the engine touches outside itself, so that a test can be the browser and the network. */
export type EngineParts = {
  readonly store: DeviceStore
  readonly settings: ShopSettings
  readonly prices: OwnPrices
  readonly place: DeviceView
  /** Where calls that wait for the network are kept. */
  readonly storage: DeviceStorage
  readonly results: ResultCache
  readonly locks: Locks
  readonly origin: string
  fetch(request: Request): Promise<Response>
  emit(event: DeviceEvent): void
  log(message: string, cause?: unknown): void
  isOnline(): boolean
  /** Path of the page the shopper is on. */
  pathname(): string
  now(): number
  newId(): string
  wait(milliseconds: number): Promise<void>
}
