import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { ModalWindow } from './modal-window.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  size?: 's' | 'm' | 'l'
  children: ReactNode
}

const classNames = { window: styles.dialog, top: styles.top, body: styles.body }

/** A window over the page. Give it 400 ms to leave before taking it out of the page. */
export function Dialog({ isOpen, size = 'm', ...props }: DialogProps) {
  const dialog = useModalDialog(isOpen)
  return <ModalWindow dialog={dialog} classNames={classNames} size={size} {...props} />
}
