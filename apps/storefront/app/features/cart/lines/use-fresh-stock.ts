import { useEffect } from 'react'
import { useCartActions } from '../../../device/index.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'

/** Whoever looks at the cart, or comes back to it, sees what can be had now. */
export function useFreshStock(): void {
  const { recheckStock } = useCartActions()
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!isOnline) return
    const recheck = () => {
      if (document.visibilityState === 'visible') recheckStock()
    }
    recheck()
    document.addEventListener('visibilitychange', recheck)
    return () => document.removeEventListener('visibilitychange', recheck)
  }, [recheckStock, isOnline])
}
