import type { ModalName } from '@vonk/domain/navigation'
import { useMemo } from 'react'
import { usePanelStore, useUiState } from './panels-context.tsx'

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
