import { Icon } from '@vonk/ui/icon'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './chip.module.css'

type ChipProps = { name: string; removeLabel: string; onRemove: () => void }

/** Something that was chosen, to take away with one press. */
export function Chip({ name, removeLabel, onRemove }: ChipProps) {
  return (
    <button className={styles.chip} type="button" onClick={onRemove}>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <Icon name="close" size="s" />
    </button>
  )
}
