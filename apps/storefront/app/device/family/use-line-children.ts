import { useMemo, useSyncExternalStore } from 'react'
import { useWholeDevice } from '../device-context.tsx'
import { browserStorage } from '../store/device-storage.ts'
import { type LineChildren, lineChildrenKey, parseLineChildren } from './line-children.ts'

/** For which child each line of the cart was put in, as far as this device knows. */
export function useLineChildren(): LineChildren {
  const { store, listen } = useWholeDevice()
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      const ends = [store.subscribe(onChange), listen(onChange)]
      return () => {
        for (const end of ends) end()
      }
    },
    [store, listen],
  )
  const stored = useSyncExternalStore(
    subscribe,
    () => browserStorage.get(lineChildrenKey),
    () => null,
  )
  return useMemo(() => parseLineChildren(stored), [stored])
}
