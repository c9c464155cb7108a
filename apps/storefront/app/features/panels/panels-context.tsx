import { closeModal, type ModalName, openModal } from '@vonk/domain/navigation'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import {
  closedUi,
  closeEverything,
  closePanel,
  dropOverlay,
  isPanelOpen,
  openPanel,
  searchOverlayDelayMs,
} from './panel-rules.ts'
import type { PanelName, SidebarPanelRequest, UiState } from './ui-state.ts'

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

type PanelStore = ReturnType<typeof createPanelStore>

export function createPanelStore() {
  let state = closedUi
  const listeners = new Set<() => void>()

  function set(next: UiState): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    openPanel: (name: PanelName, data?: unknown) => set(openPanel(state, name, data)),
    closePanel(name: PanelName) {
      set(closePanel(state, name))
      if (name === 'searchpanel') setTimeout(() => set(dropOverlay(state)), searchOverlayDelayMs)
    },
    openModal(name: ModalName, payload: unknown) {
      const wasOpen = name in state.modals
      const [closed, open] = openModal(state.modals, name, payload)
      if (!wasOpen) return set({ ...state, modals: open })
      set({ ...state, modals: closed })
      // After React has shown it closed, so that it starts afresh.
      queueMicrotask(() => set({ ...state, modals: openModal(state.modals, name, payload)[1] }))
    },
    closeModal: (name: ModalName) => set({ ...state, modals: closeModal(state.modals, name) }),
    closePanels: () => set({ ...closeEverything(state), modals: state.modals }),
    closeEverything: () => set(closeEverything(state)),
    change: (part: Partial<Pick<UiState, 'loader' | 'checkoutMode' | 'submenu'>>) => set({ ...state, ...part }),
  }
}

/** A modal, to open from anywhere with what it is about. Open it again and it starts afresh. */
export function useModal(name: ModalName) {
  const store = usePanelStore()
  const modal = useUiState((ui) => ui.modals[name])
  return useMemo(
    () => ({
      isOpen: modal !== undefined,
      payload: modal?.payload ?? null,
      open: (payload: unknown = null) => store.openModal(name, payload),
      close: () => store.closeModal(name),
    }),
    [store, name, modal],
  )
}

type PanelData<Name extends PanelName> = Name extends 'sidebarPanel' ? SidebarPanelRequest : unknown

/** A panel over the page, to open from anywhere and to fill in one place. */
export function usePanel<Name extends PanelName>(name: Name) {
  const store = usePanelStore()
  const isOpen = useUiState((ui) => isPanelOpen(ui, name))
  const data = useUiState((ui) => ui.panelData[name] ?? null)
  return useMemo(
    () => ({
      isOpen,
      data,
      open: (request?: PanelData<Name>) => store.openPanel(name, request),
      close: () => store.closePanel(name),
    }),
    [store, name, isOpen, data],
  )
}
