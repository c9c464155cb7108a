import styles from './dialog.module.css'
import { ModalWindow, type ModalWindowProps } from './modal-window.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

export type DialogProps = Omit<ModalWindowProps, 'dialog' | 'classNames' | 'grip'> & {
  isOpen?: boolean
  size?: 's' | 'm' | 'l'
}

const classNames = { window: styles.dialog, top: styles.top, body: styles.body }

/** A window over the page. Give it 400 ms to leave before taking it out of the page, or take it out as it stands. */
export function Dialog({ isOpen = true, size = 'm', ...props }: DialogProps) {
  const dialog = useModalDialog(isOpen)
  return <ModalWindow dialog={dialog} classNames={classNames} size={size} {...props} />
}
