import { closeModal, type ModalName, openModal } from '@vonk/domain/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { createStore, useStore } from '../../ui/create-store.ts'
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
  return useStore(usePanelStore(), { select, initial: closedUi })
}

type PanelStore = ReturnType<typeof createPanelStore>

export function createPanelStore() {
  const { read, set, subscribe } = createStore(closedUi)

  return {
    read,
    subscribe,
    openPanel: (name: PanelName, data?: unknown) => set(openPanel(read(), name, data)),
    closePanel(name: PanelName) {
      set(closePanel(read(), name))
      if (name === 'searchpanel') setTimeout(() => set(dropOverlay(read())), searchOverlayDelayMs)
    },
    openModal(name: ModalName, payload: unknown) {
      const wasOpen = name in read().modals
      const [closed, open] = openModal(read().modals, name, payload)
      if (!wasOpen) return set({ ...read(), modals: open })
      set({ ...read(), modals: closed })
      // After React has shown it closed, so that it starts afresh.
      queueMicrotask(() => set({ ...read(), modals: openModal(read().modals, name, payload)[1] }))
    },
    closeModal: (name: ModalName) => set({ ...read(), modals: closeModal(read().modals, name) }),
    closePanels: () => set({ ...closeEverything(read()), modals: read().modals }),
    closeEverything: () => set(closeEverything(read())),
    change: (part: Partial<Pick<UiState, 'loader' | 'checkoutMode' | 'submenu'>>) => set({ ...read(), ...part }),
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
