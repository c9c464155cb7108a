import { useCallback, useSyncExternalStore } from 'react'
import { desktopWidth } from '#ui/structure/is-desktop.ts'

/** Whether the device answers to a media query; the server writes pages as if it did not. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

export const desktopQuery = `(width >= ${desktopWidth}px)`
export const calmQuery = '(prefers-reduced-motion: reduce)'

export function useIsDesktop(): boolean {
  return useMediaQuery(desktopQuery)
}

/** Whether the shopper has asked for less movement. */
export function useIsCalm(): boolean {
  return useMediaQuery(calmQuery)
}
