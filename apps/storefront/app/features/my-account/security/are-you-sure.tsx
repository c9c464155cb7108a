import { Button } from '@vonk/ui/button'
import styles from '../profile/profile.module.css'
import { takeFocus } from '../take-focus.ts'

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
      {/* The button that asked is gone; the harmless answer is the one at hand. */}
      <Button size="s" look="quiet" ref={takeFocus} onClick={onKeep}>
        {keepLabel}
      </Button>
    </div>
  )
}
