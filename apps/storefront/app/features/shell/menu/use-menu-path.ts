import { closeMenuLevel, openMenuLevel } from '@vonk/domain/navigation'
import { useEffect, useRef, useState } from 'react'
import { usePanelStore, useUiState } from '../../panels/index.ts'

const popDelayMs = 300

/** The levels that are open. Going back slides first; the level leaves the path when it is out of sight. */
export function useMenuPath() {
  const store = usePanelStore()
  const path = useUiState((ui) => ui.submenu)
  const [isLeaving, setIsLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function pop() {
    setIsLeaving(false)
    store.change({ submenu: closeMenuLevel(store.read().submenu) })
  }

  return {
    path,
    depth: isLeaving ? Math.max(0, path.length - 1) : path.length,
    push(id: string) {
      clearTimeout(timer.current)
      if (isLeaving) pop()
      store.change({ submenu: openMenuLevel(store.read().submenu, id) })
    },
    back() {
      if (isLeaving) return
      setIsLeaving(true)
      timer.current = setTimeout(pop, popDelayMs)
    },
  }
}
