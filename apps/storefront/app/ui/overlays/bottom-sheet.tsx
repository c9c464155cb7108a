import { ModalWindow, useModalDialog } from '@vonk/ui/dialog'
import type { ReactNode } from 'react'
import styles from './bottom-sheet.module.css'
import { useDragDown } from './drag-down.ts'

type BottomSheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

const classNames = { window: styles.sheet, top: styles.top, body: styles.body }

/** Slides up from below; goes when it is dragged down or its close icon is pressed. On desktop a plain window. */
export function BottomSheet({ isOpen, ...props }: BottomSheetProps) {
  const dialog = useModalDialog(isOpen)
  const grip = useDragDown(dialog, () => dialog.current?.close())
  return <ModalWindow dialog={dialog} classNames={classNames} grip={grip} {...props} />
}
