import { type HTMLAttributes, type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../icon/icon-button.tsx'
import styles from './modal-window.module.css'
import { closeFromOutside } from './use-modal-dialog.ts'

export type ModalWindowProps = {
  dialog: RefObject<HTMLDialogElement | null>
  /** A window without it has to be answered. */
  onClose?: (() => void) | undefined
  /** Whether a press beside the window closes it, too: not where something typed would be lost. */
  closedBy?: 'any' | 'closerequest'
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
  grip?: HTMLAttributes<HTMLDivElement>
  children: ReactNode
}

/** A native dialog with a title, a way out, and the page behind it. */
export function ModalWindow(props: ModalWindowProps) {
  const { dialog, onClose, title, closeLabel, classNames, size, grip, children } = props
  const { closedBy = onClose ? 'any' : 'none' } = props
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={`${styles.window} ${classNames.window}`}
      data-size={size}
      aria-labelledby={titleId}
      closedby={closedBy}
      onClick={closedBy === 'any' ? closeFromOutside : undefined}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
      onClose={({ currentTarget }) => !currentTarget.open && onClose?.()}
    >
      <div className={`${styles.top} ${classNames.top}`} {...grip}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {onClose && <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />}
      </div>
      <div className={classNames.body}>{children}</div>
    </dialog>
  )
}
