import type { MouseEvent } from 'react'

/** For browsers that do not know `closedby` yet: a press on the backdrop lands on the dialog itself. */
export function closeFromOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
