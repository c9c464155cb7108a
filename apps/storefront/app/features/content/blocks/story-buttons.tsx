import { ButtonLink } from '#ui/controls/button-link.tsx'
import type { StoryButton } from '../load/story-data.ts'
import styles from './story-buttons.module.css'

/** The ways on that a block offers. */
export function StoryButtons({ buttons }: { buttons: readonly StoryButton[] }) {
  if (buttons.length === 0) return null
  return (
    <p className={styles.buttons}>
      {buttons.map(({ label, link, look }) => (
        <ButtonLink key={label} look={look === 'primary' ? 'solid' : look} href={link.href} isNewTab={link.isNewTab}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}
