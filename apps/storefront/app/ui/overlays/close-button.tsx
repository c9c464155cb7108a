import { Icon } from '@vonk/ui/icon'
import type { ButtonHTMLAttributes } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './close-button.module.css'

type CloseButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & { label: string }

/** The cross in the corner of a panel; its attributes say what it closes, without a script. */
export function CloseButton({ label, ...attributes }: CloseButtonProps) {
  return (
    <button type="button" {...attributes} className={styles.close}>
      <Icon name="close" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
