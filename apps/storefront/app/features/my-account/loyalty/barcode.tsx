import { cardBars } from '@vonk/domain/loyalty'
import styles from './loyalty-card.module.css'

/** Scanners want this much white beside the bars, in modules. */
const quietStart = 11
const quietEnd = 7
const height = 44

/** The number of a card as an EAN-13; nothing where it is no number that a scanner takes. */
export function Barcode({ number, label }: { number: string; label: string }) {
  const bars = cardBars(number)
  if (bars === null) return null
  const runs = [...bars.matchAll(/1+/g)]
  const path = runs
    .map(({ index, 0: run }) => `M${quietStart + index} 0h${run.length}v${height}h-${run.length}z`)
    .join('')
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${quietStart + bars.length + quietEnd} ${height}`}
      shapeRendering="crispEdges"
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  )
}
