import { Icon } from '../../../ui/controls/icon.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { IconName } from '../../../ui/controls/icon-names.ts'
import styles from './applied-code.module.css'

type AppliedCodeProps = { icon: IconName; code: string; note: string | null; removeLabel: string; onRemove: () => void }

/** A code that counts, and the way to take it off again. */
export function AppliedCode({ icon, code, note, removeLabel, onRemove }: AppliedCodeProps) {
  return (
    <div className={styles.applied}>
      <Icon name={icon} size="s" />
      <p className={styles.words}>
        <b>{code}</b>
        {note !== null && <small>{note}</small>}
      </p>
      <IconButton icon="close" label={removeLabel} onClick={onRemove} />
    </div>
  )
}
