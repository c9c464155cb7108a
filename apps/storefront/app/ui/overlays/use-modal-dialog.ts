import { type MouseEvent, useEffect, useRef } from 'react'

/** A `<dialog>` that follows a state, where there is one; the browser traps focus, closes on Escape and gives focus back. */
export function useModalDialog(isOpen: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current || isOpen === undefined || current.open === isOpen) return
    if (isOpen) showModal(current)
    else current.close()
  }, [isOpen])
  return dialog
}

/** Opens a dialog over the page. A scrollbar that takes room is gone meanwhile: the page is told how much to keep free for it. */
export function showModal(dialog: HTMLDialogElement): void {
  const { documentElement: page } = document
  const scrollbar = innerWidth - page.clientWidth
  // Over another dialog there is none to be measured.
  if (scrollbar > 0) page.style.setProperty('--scrollbar', `${scrollbar}px`)
  dialog.showModal()
}

/** For browsers that do not know `closedby` yet: a press on the backdrop lands on the dialog itself. */
export function closeFromOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
