import type { ConsentStore } from '../consent/index.ts'
import { createTrack, type Track } from './create-track.ts'
import { pushToDataLayer, tellConsentFirst } from './tag-script.ts'

/** Tells the tag manager of this browser what happens, where its shopper agreed; what it may do it hears first. */
export function createDeviceTrack(store: Pick<ConsentStore, 'read' | 'wake'>, currency: string): Track {
  function isAllowed(): boolean {
    // A page that was just opened tells of itself before anybody has asked the device.
    if (!store.read().isKnown) store.wake()
    return store.read().consent?.analytics === true
  }
  return createTrack({
    currency,
    isAllowed,
    push(...entries) {
      tellConsentFirst(store.read().consent)
      pushToDataLayer(...entries)
    },
  })
}
