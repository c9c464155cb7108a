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

const unknown = { isAtStart: false, isAtEnd: false }
/** A part counts as shown when hardly an edge of it is cut off: widths are no whole pixels. */
const whole = 0.95

/** Whether a row that scrolls shows its first and its last part; asked again when `parts` are others. */
export function useRowEnds(row: RefObject<Element | null>, parts: unknown) {
  const [ends, setEnds] = useState(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are other elements to watch
  useEffect(() => {
    const { firstElementChild: first, lastElementChild: last } = row.current ?? {}
    if (!first || !last) return
    const observer = new IntersectionObserver(
      (moments) => {
        const seen = new Map(moments.map(({ target, intersectionRatio }) => [target, intersectionRatio >= whole]))
        setEnds((before) => ({
          isAtStart: seen.get(first) ?? before.isAtStart,
          isAtEnd: seen.get(last) ?? before.isAtEnd,
        }))
      },
      { root: row.current, threshold: whole },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [row, parts])
  return ends
}
