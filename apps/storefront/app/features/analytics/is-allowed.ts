import type { ConsentStore } from '../consent/index.ts'

/** Whether the shopper agreed to being measured. */
export function isAllowed(store: Pick<ConsentStore, 'read' | 'wake'>): boolean {
  // A page that was just opened tells of itself before anybody has asked the device.
  if (!store.read().isKnown) store.wake()
  return store.read().consent?.analytics === true
}
