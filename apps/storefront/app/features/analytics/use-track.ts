import { useEffect, useMemo } from 'react'
import { useConsentStore } from '../consent/index.ts'
import { useShop } from '../stores/index.ts'
import { createDeviceTrack } from './create-device-track.ts'
import type { Track } from './create-track.ts'

/** Tells the tag manager what happens here, if the shopper agreed; otherwise nobody. */
export function useTrack(): Track {
  const store = useConsentStore()
  const { currency } = useShop().view
  const track = useMemo(() => createDeviceTrack(store, currency), [store, currency])
  useEffect(() => track.flush, [track])
  return track
}
