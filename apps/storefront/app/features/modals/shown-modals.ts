import type { ModalName, Modals } from '@vonk/domain/navigation'

/** A modal on the screen; one that was closed stays until it has faded. */
export type ShownModal = {
  readonly key: number
  readonly name: ModalName
  readonly modal: { readonly payload: unknown }
  readonly isOpen: boolean
}

/** What is on the screen after the open modals changed; opened anew means another one, while the old one leaves. */
export function followModals(shown: readonly ShownModal[], modals: Modals): readonly ShownModal[] {
  const kept = shown.map((one) => ({ ...one, isOpen: one.isOpen && modals[one.name] === one.modal }))
  const lastKey = Math.max(0, ...shown.map(({ key }) => key))
  const added = entriesOf(modals)
    .filter(([name, modal]) => !kept.some((one) => one.isOpen && one.name === name && one.modal === modal))
    .map(([name, modal], index) => ({ key: lastKey + index + 1, name, modal, isOpen: true }))
  return [...kept, ...added]
}

export function withoutClosed(shown: readonly ShownModal[]): readonly ShownModal[] {
  return shown.filter(({ isOpen }) => isOpen)
}

function entriesOf(modals: Modals) {
  // The keys of `Modals` are its names; Object.entries forgets that.
  return Object.entries(modals) as [ModalName, ShownModal['modal']][]
}
