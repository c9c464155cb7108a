import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a film that plays by itself may begin: when it comes into sight, and never for those who want less motion. */
export function useCalmAutoplay(isWished: boolean): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isWished || isCalm || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setIsPlaying(true)
      observer.disconnect()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isWished])
  return [ref, isPlaying]
}
