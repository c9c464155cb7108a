import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { closedUi } from './panel-rules.ts'
import { createPanelStore, type PanelStore } from './panel-store.ts'
import type { UiState } from './ui-state.ts'

const PanelsContext = createContext<PanelStore | null>(null)

/** Knows what is open over the page; another page closes it all. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPanelStore)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    store.closeEverything()
  }, [store, pathname])
  return <PanelsContext value={store}>{children}</PanelsContext>
}

export function usePanelStore(): PanelStore {
  const store = useContext(PanelsContext)
  if (!store) throw new Error('usePanel needs a PanelsProvider above it')
  return store
}

/** A part of what is open; the server and the first frame see everything closed. */
export function useUiState<Part>(select: (ui: UiState) => Part): Part {
  const store = usePanelStore()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(closedUi),
  )
}
