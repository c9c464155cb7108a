export { Overlay } from './overlay.tsx'
export { PanelDrawer } from './panel-drawer.tsx'
export { PanelsProvider, useModal, usePanel, usePanelStore, useUiState } from './panels-context.tsx'
export type { PanelName } from './ui-state.ts'
