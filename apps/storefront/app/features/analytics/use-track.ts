import { useEffect, useMemo } from 'react'
import { useConsentStore } from '../consent/index.ts'
import { useShop } from '../stores/index.ts'
import { createTrack, type Track } from './create-track.ts'
import { pushToDataLayer } from './data-layer.ts'

/** Tells the tag manager what happens here, if the shopper agreed; otherwise nobody. */
export function useTrack(): Track {
  const store = useConsentStore()
  const { currency } = useShop().view
  const track = useMemo(
    () => createTrack({ currency, isAllowed: () => store.read().consent?.analytics === true, push: pushToDataLayer }),
    [store, currency],
  )
  useEffect(() => track.flush, [track])
  return track
}
