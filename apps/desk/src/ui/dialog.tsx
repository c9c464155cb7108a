import { Button } from '@vonk/ui/button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/words-context.tsx'
import styles from './dialog.module.css'

type DialogProps = { title: string; onClose?: () => void; children: ReactNode }

/** A window over the screen, open as long as it is there; one without `onClose` has to be answered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { text } = useWords()
  const titleId = useId()
  const dialog = useOpened()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {text('app.close')}
          </Button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** A dialog that is open for as long as it is on the screen. */
function useOpened() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return dialog
}
