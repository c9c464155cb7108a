import type { ModalName, Modals } from '@vonk/domain/navigation'
import { Dialog } from '@vonk/ui/dialog'
import { useEffect, useState } from 'react'
import { LazyBoundary } from '../../fragments/index.ts'
import { useLaterTranslation } from '../../i18n/index.ts'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { closeAnimationMs } from '../../ui/overlays/drag-down.ts'
import { Skeleton } from '../../ui/signs/skeleton.tsx'
import { usePanelStore, useUiState } from '../panels/index.ts'
import { modalRegistry } from './modal-registry.ts'

/** Shows the modals that are open. */
export function ModalArea() {
  return useVisibleModals()
    .filter(({ name }) => modalRegistry[name].load !== null)
    .map(({ key, ...shown }) => <Modal key={key} {...shown} />)
}

function useVisibleModals(): readonly VisibleModal[] {
  const modals = useUiState((ui) => ui.modals)
  const [shown, setShown] = useState<readonly VisibleModal[]>([])
  useEffect(() => setShown((current) => followModals(current, modals)), [modals])
  useEffect(() => {
    if (shown.every(({ isOpen }) => isOpen)) return
    const timer = setTimeout(() => setShown(withoutClosed), closeAnimationMs)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}

function Modal({ name, modal, isOpen }: Omit<VisibleModal, 'key'>) {
  const t = useLaterTranslation()
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

/** A modal on the screen; one that was closed stays until it has faded. */
type VisibleModal = {
  readonly key: number
  readonly name: ModalName
  readonly modal: { readonly payload: unknown }
  readonly isOpen: boolean
}

/** What is on the screen after the open modals changed; one that was opened again is another one, which comes while the old one fades. */
export function followModals(shown: readonly VisibleModal[], modals: Modals): readonly VisibleModal[] {
  const kept = shown.map((one) => ({ ...one, isOpen: one.isOpen && modals[one.name] === one.modal }))
  const lastKey = Math.max(0, ...shown.map(({ key }) => key))
  const added = entriesOf(modals)
    .filter(([name, modal]) => !kept.some((one) => one.isOpen && one.name === name && one.modal === modal))
    .map(([name, modal], index) => ({ key: lastKey + index + 1, name, modal, isOpen: true }))
  return [...kept, ...added]
}

export function withoutClosed(shown: readonly VisibleModal[]): readonly VisibleModal[] {
  return shown.filter(({ isOpen }) => isOpen)
}

function entriesOf(modals: Modals) {
  // The keys of `Modals` are its names; Object.entries forgets that.
  return Object.entries(modals) as [ModalName, VisibleModal['modal']][]
}
