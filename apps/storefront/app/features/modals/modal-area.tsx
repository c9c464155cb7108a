import { useEffect, useState } from 'react'
import { LazyBoundary } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { closeAnimationMs } from '../../ui/overlays/drag-down.ts'
import { Skeleton } from '../../ui/signs/skeleton.tsx'
import { usePanelStore, useUiState } from '../panels/index.ts'
import { modalRegistry } from './modal-registry.ts'
import { followModals, type ShownModal, withoutClosed } from './shown-modals.ts'

/** Shows the modals that are open. */
export function ModalArea() {
  return useShownModals()
    .filter(({ name }) => modalRegistry[name].load !== null)
    .map(({ key, ...shown }) => <Modal key={key} {...shown} />)
}

function useShownModals(): readonly ShownModal[] {
  const modals = useUiState((ui) => ui.modals)
  const [shown, setShown] = useState<readonly ShownModal[]>([])
  useEffect(() => setShown((current) => followModals(current, modals)), [modals])
  useEffect(() => {
    if (shown.every(({ isOpen }) => isOpen)) return
    const timer = setTimeout(() => setShown(withoutClosed), closeAnimationMs)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}

function Modal({ name, modal, isOpen }: Omit<ShownModal, 'key'>) {
  const t = useTranslation()
  const store = usePanelStore()
  const { title, look, size = 'm', load } = modalRegistry[name]
  // One that is leaving must not close another of its name that took its place.
  const close = () => isOpen && store.closeModal(name)
  const frame = { isOpen, onClose: close, title: t(title), closeLabel: t('ui.close') }
  const content = load && (
    <LazyBoundary load={load} props={{ payload: modal.payload, close }} fallback={<ModalSkeleton />} onClose={close} />
  )
  return look === 'sheet' ? (
    <BottomSheet {...frame}>{content}</BottomSheet>
  ) : (
    <Dialog {...frame} size={size}>
      {content}
    </Dialog>
  )
}

function ModalSkeleton() {
  return (
    <div>
      <Skeleton />
      <br />
      <Skeleton />
    </div>
  )
}
