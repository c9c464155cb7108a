import type { ConsentStore } from '../consent/index.ts'
import { createTrack, type Track } from './create-track.ts'
import { isAllowed } from './is-allowed.ts'
import { pushToDataLayer, tellConsentFirst } from './tag-script.ts'

/** Tells the tag manager of this browser what happens, where its shopper agreed; what it may do it hears first. */
export function createDeviceTrack(store: Pick<ConsentStore, 'read' | 'wake'>, currency: string): Track {
  return createTrack({
    currency,
    isAllowed: () => isAllowed(store),
    push(...entries) {
      tellConsentFirst(store.read().consent)
      pushToDataLayer(...entries)
    },
  })
}
