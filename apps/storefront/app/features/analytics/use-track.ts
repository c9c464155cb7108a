import { useMemo } from 'react'
import { useConsentStore } from '../consent/index.ts'
import { useShop } from '../stores/index.ts'
import type { Track } from './create-track.ts'
import { isAllowed } from './is-allowed.ts'

/** Tells the tag manager what happens here, if the shopper agreed; otherwise nobody, and nothing is fetched for it. */
export function useTrack(): Pick<Track, 'event'> {
  const store = useConsentStore()
  const { currency } = useShop().view
  return useMemo(() => {
    const load = async () => (await import('./create-device-track.ts')).createDeviceTrack(store, currency)
    const event: Track['event'] = (...told) => {
      if (!isAllowed(store)) return
      load().then(
        (track) => track.event(...told),
        // Nobody is helped by hearing that nothing is measured.
        () => {},
      )
    }
    return { event }
  }, [store, currency])
}
