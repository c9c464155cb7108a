import { type ReactNode, useId } from 'react'
import { closeFromOutside } from './close-from-outside.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  size?: 's' | 'm' | 'l'
  children: ReactNode
}

/** A window over the page. Give it 400 ms to leave before taking it out of the page. */
export function Dialog({ isOpen, onClose, title, closeLabel, size = 'm', children }: DialogProps) {
  const dialog = useModalDialog(isOpen)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeFromOutside}
      onClose={onClose}
    >
      <div className={styles.top}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
