import { useSyncExternalStore } from 'react'

/** On the document while its network leads nowhere: browsers tell only of networks that are gone altogether. */
export const unreachable = 'data-unreachable'

/** Whether there is a network; the server writes every page as if there was. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, () => true)
}

/** Whether the browser has a network, and nobody has found out that it leads nowhere. */
export function isOnline(): boolean {
  return navigator.onLine && !document.documentElement.hasAttribute(unreachable)
}

function listen(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
