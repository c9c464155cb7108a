import { useMemo } from 'react'
import { isPanelOpen } from './panel-rules.ts'
import { usePanelStore, useUiState } from './panels-context.tsx'
import type { PanelName, SidebarPanelRequest } from './ui-state.ts'

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
