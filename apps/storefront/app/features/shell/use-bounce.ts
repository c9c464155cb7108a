import { useEffect, useRef, useState } from 'react'

const bounceMs = 2000

/** True for two seconds after something was added. */
export function useBounce(count: number): boolean {
  const before = useRef(count)
  const [isBouncing, setIsBouncing] = useState(false)
  useEffect(() => {
    const wasAdded = count > before.current
    before.current = count
    if (!wasAdded) return
    setIsBouncing(true)
    const timer = setTimeout(() => setIsBouncing(false), bounceMs)
    return () => clearTimeout(timer)
  }, [count])
  return isBouncing
}
