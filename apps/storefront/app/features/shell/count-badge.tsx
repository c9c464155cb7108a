import { useEffect, useState } from 'react'
import { useCartCount, useWholeDevice } from '../../device/index.ts'
import styles from './count-badge.module.css'

/** How much is in the shopping bag, on the corner of the icon it stands in. The link around it says it in words. */
export function CountBadge() {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

const bounceMs = 2000

/** True for two seconds after the shopper has added something; a cart that is merely found again does not hop. */
export function useBounce(): boolean {
  const device = useWholeDevice()
  const [isBouncing, setIsBouncing] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = device.listen((event) => {
      if (event.name !== 'added-to-cart') return
      clearTimeout(timer)
      setIsBouncing(true)
      timer = setTimeout(() => setIsBouncing(false), bounceMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [device])
  return isBouncing
}
