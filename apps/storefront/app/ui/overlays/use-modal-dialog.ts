import { type MouseEvent, useEffect, useRef } from 'react'

/** A `<dialog>` that follows a state, where there is one; the browser traps focus, closes on Escape and gives focus back. */
export function useModalDialog(isOpen: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (!current || isOpen === undefined || current.open === isOpen) return
    if (isOpen) current.showModal()
    else current.close()
  }, [isOpen])
  return dialog
}

/** For browsers that do not know `closedby` yet: a press on the backdrop lands on the dialog itself. */
export function closeFromOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
