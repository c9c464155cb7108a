import { Button } from '../../../ui/controls/button.tsx'
import styles from '../profile/profile.module.css'

type AreYouSureProps = {
  question: string
  label: string
  isBusy: boolean
  onSure: () => void
  keepLabel: string
  onKeep: () => void
}

/** Asks once more, on the spot, before something is over for good. */
export function AreYouSure({ question, label, isBusy, onSure, keepLabel, onKeep }: AreYouSureProps) {
  return (
    <div className={styles.buttons}>
      <span>{question}</span>
      <Button size="s" look="danger" isBusy={isBusy} onClick={onSure}>
        {label}
      </Button>
      <Button size="s" look="quiet" onClick={onKeep}>
        {keepLabel}
      </Button>
    </div>
  )
}
