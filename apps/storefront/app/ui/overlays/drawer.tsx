import { closeFromOutside, useModalDialog } from '@vonk/ui/dialog'
import type { ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import styles from './drawer.module.css'

type DrawerProps = {
  id: string
  title: string
  closeLabel: string
  side?: 'start' | 'end' | undefined
  /** 700 pixels wide on desktop, as the shopping bag is. */
  isWide?: boolean | undefined
  /** A panel of the page has its scrim from the page's overlay. */
  hasScrim?: boolean
  children: ReactNode
} & ({ isOpen: boolean; onClose: () => void } | { isOpen?: never; onClose?: never })

/**
 * A sheet from the side. The browser opens and closes it without script, traps focus and gives it back; or it follows
 * `isOpen`. Its owner hears of closing before it happens where the browser says so: after it, somebody may already have
 * pressed the button that opens it again. What is told after it then is old news.
 */
export function Drawer({ id, title, closeLabel, side = 'end', isWide, hasScrim = true, ...props }: DrawerProps) {
  const dialog = useModalDialog(props.isOpen)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape by itself.
    <dialog
      ref={dialog}
      className={styles.drawer}
      id={id}
      data-side={side}
      data-wide={isWide || undefined}
      data-scrim={hasScrim || undefined}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={closeFromOutside}
      onBeforeToggle={({ newState }) => newState === 'closed' && props.onClose?.()}
      onClose={({ currentTarget }) => !currentTarget.open && props.onClose?.()}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <form method="dialog">
            <CloseButton type="submit" label={closeLabel} />
          </form>
        </div>
        <div className={styles.notices} data-notices />
        {props.children}
      </div>
    </dialog>
  )
}
