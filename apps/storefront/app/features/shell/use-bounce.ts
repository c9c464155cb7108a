import { useEffect, useState } from 'react'
import { useWholeDevice } from '../../device/index.ts'

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
