import { Icon } from '../controls/icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './rating.module.css'
import { starsOf } from './stars-of.ts'

type RatingProps = { value: number; best?: number; text: string; isTextShown?: boolean }

/** Stars for the eye, words for everyone. */
export function Rating({ value, best = 5, text, isTextShown = false }: RatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars}>
        {starsOf(value, best).map(({ place, icon }) => (
          <Icon key={place} name={icon} size="s" />
        ))}
      </span>
      {isTextShown ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
