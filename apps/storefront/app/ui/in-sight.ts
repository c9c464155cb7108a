import { type RefObject, useEffect, useState } from 'react'

/** Whether all of something has left the window; false until that is known. */
export function useIsOutOfSight(area: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!area.current) return
    // On a busy device several moments are told of at once: the last one is now.
    const observer = new IntersectionObserver((moments) => setIsOut(moments.at(-1)?.isIntersecting === false), {
      rootMargin,
    })
    observer.observe(area.current)
    return () => observer.disconnect()
  }, [area, rootMargin])
  return isOut
}

/** Does something once when an element comes into the window, or so near to it; returns how to do without. */
export function whenInSight(element: Element, action: () => void, rootMargin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (moments) => {
      if (!moments.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      action()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
