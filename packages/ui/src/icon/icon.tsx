import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
// A file of its own for every page to share; as a data: URL it would be copied into the page for each icon.
import sprite from './icons.svg?no-inline'

type IconProps = { name: IconName; size?: 's' | 'l'; className?: string | undefined }

/** A drawing from the sprite, in the colour of the text around it. What it means is said by the text beside it. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} data-size={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
