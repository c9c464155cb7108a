import type { MenuPath, Modals } from '@vonk/domain/navigation'

/** Panels over the page; each but the menu darkens what is behind it. */
export type PanelName = 'microcart' | 'sidebar' | 'editChild' | 'searchpanel' | 'shopPanel' | 'sidebarPanel' | 'menu'

export type SidebarPanel = {
  readonly isOpen: boolean
  readonly type: string | null
  readonly data: unknown
  readonly id: string | null
}

/** What is open over the page; the same for everyone until somebody presses something. */
export type UiState = {
  readonly sidebar: boolean
  readonly microcart: boolean
  readonly editChild: boolean
  readonly searchpanel: boolean
  readonly overlay: boolean
  readonly loader: boolean
  readonly checkoutMode: boolean
  readonly shopPanel: boolean
  readonly sidebarPanel: SidebarPanel
  readonly submenu: MenuPath
  /** Pictures are negotiated by the server; every browser the shop supports takes WebP. */
  readonly isWebpSupported: boolean
  readonly isMobileMenuOpen: boolean
  readonly panelData: Readonly<Partial<Record<PanelName, unknown>>>
  readonly modals: Modals
}

/** What a sidebar panel is asked to show. */
export type SidebarPanelRequest = { readonly type?: string; readonly data?: unknown; readonly id?: string }
