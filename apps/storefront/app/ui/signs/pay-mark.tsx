import { Icon } from '../controls/icon.tsx'
import type { IconName } from '../controls/icon-names.ts'
import styles from './pay-mark.module.css'

/** A small drawing of a way to pay, of no brand: the words beside it name that. */
export function PayMark({ icon }: { icon: IconName }) {
  return (
    <span className={styles.mark} data-icon={icon}>
      <Icon name={icon} size="s" />
    </span>
  )
}
