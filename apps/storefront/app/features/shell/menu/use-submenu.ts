import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const closeDelayMs = 200
/** Passing over an entry on the way to another one opens nothing. */
const intentMs = 80

export type SubmenuControl = ReturnType<typeof useSubmenu>

/** Which submenu of the desktop is open. A pointer opens it after a moment and leaves it with a delay; keys at once. */
export function useSubmenu() {
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  function set(id: string | null, afterMs = 0) {
    clearTimeout(timer.current)
    if (afterMs === 0) return setOpenId(id)
    timer.current = setTimeout(() => setOpenId(id), afterMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, whatever opened it.
  useEffect(() => {
    setOpenId(null)
    return () => clearTimeout(timer.current)
  }, [key])

  return {
    openId,
    pointAt: (id: string | null) => set(id, intentMs),
    leave: () => set(null, closeDelayMs),
    stay: () => clearTimeout(timer.current),
    toggle: (id: string) => set(openId === id ? null : id),
    open: (id: string) => set(id),
    close: () => set(null),
  }
}
