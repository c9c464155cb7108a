import { type ReactNode, useId } from 'react'
import styles from './bottom-sheet.module.css'
import { closeFromOutside } from './close-from-outside.ts'
import { useDragDown } from './drag-down.ts'
import { IconButton } from './icon-button.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

type BottomSheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** Slides up from below; goes when it is dragged down or its close icon is pressed. On desktop a plain window. */
export function BottomSheet({ isOpen, onClose, title, closeLabel, children }: BottomSheetProps) {
  const dialog = useModalDialog(isOpen)
  const grip = useDragDown(dialog, () => dialog.current?.close())
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      closedby="any"
      onClick={closeFromOutside}
      onClose={onClose}
    >
      <div className={styles.top} {...grip}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
