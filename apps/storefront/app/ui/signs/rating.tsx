import { Icon, type IconName } from '@vonk/ui/icon'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './rating.module.css'

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

type Star = { readonly place: number; readonly icon: IconName }

/** Five stars for a rating on any scale, to the nearest half. */
export function starsOf(value: number, best: number): readonly Star[] {
  const halves = Math.round((Math.min(Math.max(value, 0), best) / best) * 10)
  return [1, 2, 3, 4, 5].map((place) => ({ place, icon: starAt(halves - 2 * place) }))
}

function starAt(halvesBeyond: number): IconName {
  if (halvesBeyond >= 0) return 'star'
  return halvesBeyond === -1 ? 'star-half' : 'star-empty'
}
