import type { ButtonHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { IconName } from './icon-names.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  icon: IconName
  /** What it does, for those who do not see the icon and as its title for those who do. */
  label: string
  look?: 'plain' | 'raised'
}

/** A circle of 40 pixels with nothing but an icon in it. */
export function IconButton({ icon, label, look = 'plain', ...attributes }: IconButtonProps) {
  return (
    <button type="button" title={label} {...attributes} className={styles.button} data-look={look} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
