import type { MouseEvent, ReactNode } from 'react'

type DrawerButtonProps = { drawer: string; className?: string | undefined; children: ReactNode }

/** Opens the drawer with this id. */
export function DrawerButton({ drawer, className, children }: DrawerButtonProps) {
  return (
    <button
      className={className}
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={drawer}
      onClick={openWithoutCommands}
    >
      {children}
    </button>
  )
}

/** For browsers that do not know `command` yet. */
function openWithoutCommands(event: MouseEvent<HTMLButtonElement>) {
  const button: HTMLElement = event.currentTarget
  if ('commandForElement' in button) return
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (drawer instanceof HTMLDialogElement) drawer.showModal()
}
