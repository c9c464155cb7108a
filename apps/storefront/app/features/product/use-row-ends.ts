import { type RefObject, useEffect, useState } from 'react'

/** A part counts as shown when hardly an edge of it is cut off: widths are no whole pixels. */
const whole = 0.95

/** Whether a row that scrolls shows its first and its last part; asked again when `parts` are others. */
export function useRowEnds(
  row: RefObject<Element | null>,
  parts: unknown,
): readonly [isAtStart: boolean, isAtEnd: boolean] {
  const [ends, setEnds] = useState<readonly [boolean, boolean]>([false, false])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are other elements to watch
  useEffect(() => {
    const first = row.current?.firstElementChild
    const last = row.current?.lastElementChild
    if (!first || !last) return
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (moments) => {
        for (const { target, intersectionRatio } of moments) seen.set(target, intersectionRatio >= whole)
        setEnds([seen.get(first) === true, seen.get(last) === true])
      },
      { root: row.current, threshold: whole },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [row, parts])
  return ends
}
