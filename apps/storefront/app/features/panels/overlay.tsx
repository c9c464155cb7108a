import styles from './overlay.module.css'
import { usePanelStore, useUiState } from './panels-context.tsx'

/** Darkens the page behind a panel; a press on it closes what lies above. */
export function Overlay() {
  const store = usePanelStore()
  const isShown = useUiState((ui) => ui.overlay)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: panels close with Escape; this is only the way of the pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to focus here, it is the page behind a panel.
    <div className={styles.overlay} data-shown={isShown || undefined} onClick={store.closePanels} />
  )
}
