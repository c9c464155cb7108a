import { menuTop, noModals } from '@vonk/domain/navigation'
import type { PanelName, SidebarPanel, UiState } from './ui-state.ts'

export const searchOverlayDelayMs = 500

const closedSidebarPanel: SidebarPanel = { isOpen: false, type: null, data: null, id: null }

export const closedUi: UiState = {
  sidebar: false,
  microcart: false,
  editChild: false,
  searchpanel: false,
  overlay: false,
  loader: false,
  checkoutMode: false,
  shopPanel: false,
  sidebarPanel: closedSidebarPanel,
  submenu: menuTop,
  isWebpSupported: true,
  isMobileMenuOpen: false,
  panelData: {},
  modals: noModals,
}

const dimming = ['microcart', 'sidebar', 'editChild', 'searchpanel', 'shopPanel', 'sidebarPanel'] as const

export function isPanelOpen(ui: UiState, name: PanelName): boolean {
  if (name === 'menu') return ui.isMobileMenuOpen
  return name === 'sidebarPanel' ? ui.sidebarPanel.isOpen : ui[name]
}

export function openPanel(ui: UiState, name: PanelName, data: unknown = null): UiState {
  const opened = withPanel({ ...ui, panelData: { ...ui.panelData, [name]: data } }, name, true)
  return name === 'menu' ? opened : { ...opened, overlay: true }
}

/** The overlay goes with the last panel that needs it; that of the search panel later, see `dropOverlay`. */
export function closePanel(ui: UiState, name: PanelName): UiState {
  const { [name]: _forgotten, ...panelData } = ui.panelData
  const closed = withPanel({ ...ui, panelData }, name, false)
  return name === 'searchpanel' || name === 'menu' ? closed : dropOverlay(closed)
}

export function dropOverlay(ui: UiState): UiState {
  return { ...ui, overlay: dimming.some((name) => isPanelOpen(ui, name)) }
}

/** Another page: everything that lay over the old one is gone. */
export function closeEverything(ui: UiState): UiState {
  const { loader, checkoutMode } = ui
  return { ...closedUi, loader, checkoutMode }
}

function withPanel(ui: UiState, name: PanelName, isOpen: boolean): UiState {
  if (name === 'menu') return { ...ui, isMobileMenuOpen: isOpen, submenu: menuTop }
  if (name !== 'sidebarPanel') return { ...ui, [name]: isOpen }
  return { ...ui, sidebarPanel: isOpen ? sidebarPanelFrom(ui.panelData.sidebarPanel) : closedSidebarPanel }
}

function sidebarPanelFrom(request: unknown): SidebarPanel {
  if (typeof request !== 'object' || request === null) return { ...closedSidebarPanel, isOpen: true }
  const { type = null, data = null, id = null } = request as Partial<SidebarPanel> // Only `usePanel` writes it, which types it.
  return { isOpen: true, type, data, id }
}
