import type { MouseEvent, ReactNode } from 'react'
import styles from './drawer.module.css'
import { CloseIcon } from './icons.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type DrawerProps = { id: string; title: string; closeLabel: string; children: ReactNode }

/** A sheet from the side. The browser opens and closes it without script, traps focus and gives it back. */
export function Drawer({ id, title, closeLabel, children }: DrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog className={styles.drawer} id={id} aria-labelledby={`${id}-title`} closedby="any" onClick={closeFromOutside}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <form method="dialog">
            <button className={styles.close} type="submit">
              <CloseIcon />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** For browsers that do not know `closedby` yet. */
function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
