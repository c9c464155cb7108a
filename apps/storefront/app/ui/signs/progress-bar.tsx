import styles from './progress-bar.module.css'

type ProgressBarProps = { label: string; value: number; max: number; isLabelShown?: boolean; isWide?: boolean }

/** How far along: what has been seen of a list, what is left to free delivery. */
export function ProgressBar({ label, value, max, isLabelShown = false, isWide }: ProgressBarProps) {
  return (
    <div className={styles.progress} data-wide={isWide || undefined}>
      {isLabelShown && <p className={styles.label}>{label}</p>}
      <progress className={styles.bar} value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} />
    </div>
  )
}
