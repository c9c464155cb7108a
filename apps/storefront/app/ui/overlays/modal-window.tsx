import { type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import type { useDragDown } from './drag-down.ts'
import styles from './modal-window.module.css'
import { closeFromOutside } from './use-modal-dialog.ts'

type ModalWindowProps = {
  dialog: RefObject<HTMLDialogElement | null>
  onClose: () => void
  title: string
  closeLabel: string
  /** How it looks and where it stands. */
  classNames: {
    readonly window: string | undefined
    readonly top: string | undefined
    readonly body: string | undefined
  }
  size?: string
  /** What the bar with the title listens to. */
  grip?: ReturnType<typeof useDragDown>
  children: ReactNode
}

/** A native dialog with a title, a way out, and the page behind it. */
export function ModalWindow(props: ModalWindowProps) {
  const { dialog, onClose, title, closeLabel, classNames, size, grip, children } = props
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={`${styles.window} ${classNames.window}`}
      data-size={size}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeFromOutside}
      onClose={onClose}
    >
      <div className={`${styles.top} ${classNames.top}`} {...grip}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={classNames.body}>{children}</div>
    </dialog>
  )
}
