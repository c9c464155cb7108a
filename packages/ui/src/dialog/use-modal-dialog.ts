import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * A `<dialog>` that follows a state, where there is one; the browser traps focus, closes on Escape and gives focus back: for
 * that it is closed before it is taken out of the page.
 */
export function useModalDialog(isOpen: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current || !isOpen) return
    if (!current.open) showModal(current)
    return () => current.close()
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
