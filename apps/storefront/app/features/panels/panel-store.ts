import { closeModal, type ModalName, openModal } from '@vonk/domain/navigation'
import { closedUi, closeEverything, closePanel, dropOverlay, openPanel, searchOverlayDelayMs } from './panel-rules.ts'
import type { PanelName, UiState } from './ui-state.ts'

export type PanelStore = ReturnType<typeof createPanelStore>

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
