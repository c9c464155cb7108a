import { IconButton } from '@vonk/ui/icon'
import { type ReactNode, useId } from 'react'
import styles from './info-tip.module.css'

/** A word of explanation behind a small "i"; the browser opens and closes it, also on touch. */
export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <IconButton icon="info" label={label} popoverTarget={id} />
      <div className={styles.tip} id={id} popover="auto">
        {children}
      </div>
    </>
  )
}
