import { useEffect, useMemo } from 'react'
import { useStore } from '../../ui/create-store.ts'
import { useWholeDevice } from '../device-context.tsx'
import type { Reprice } from './own-prices.ts'

/** What a page shows, at the prices of the customer's group; the server and the first frame show everybody's. */
export function useOwnPrices<Shown>(shown: Shown): Shown {
  const { prices } = useWholeDevice()
  const reprice = useStore<Reprice | null, Reprice | null>(prices.reprice, { select: (own) => own, initial: null })
  useEffect(() => {
    const { read, set } = prices.shown
    set([...read(), shown])
    return () => set(read().filter((other) => other !== shown))
  }, [prices, shown])
  return useMemo(() => (reprice ? reprice(shown) : shown), [reprice, shown])
}
