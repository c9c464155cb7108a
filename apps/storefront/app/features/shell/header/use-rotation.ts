import { useEffect, useState } from 'react'
import type { UspBarContent } from '../../theme/index.ts'
import { useIsCalm } from '../navigation/use-media-query.ts'

const rotationMs = 5000

/** Which announcement is shown. They take turns until somebody looks at one, asks for calm or stops them. */
export function useRotation(bar: UspBarContent) {
  const [shown, setShown] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const isCalm = useIsCalm()
  const count = bar.usps.length
  const canRotate = bar.animate && count > 1
  const isTurning = canRotate && !isStopped && !isHeld && !isCalm

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setShown((index) => (index + 1) % count), rotationMs)
    return () => clearInterval(timer)
  }, [isTurning, count])

  return { shown, canRotate, isStopped: isStopped || isCalm, isCalm, setIsStopped, setIsHeld }
}
