import { Icon } from '../../../ui/controls/icon.tsx'
import type { StoryButton } from '../load/story-data.ts'
import styles from './story-buttons.module.css'

/** The ways on that a block offers. */
export function StoryButtons({ buttons }: { buttons: readonly StoryButton[] }) {
  if (buttons.length === 0) return null
  return (
    <p className={styles.buttons}>
      {buttons.map(({ label, link, look }) => (
        <a key={label} className={styles.button} data-look={look} href={link.href} target={link.isNewTab && '_blank'}>
          {label}
          {look !== 'secondary' && <Icon name="arrow-right" />}
        </a>
      ))}
    </p>
  )
}
