import styles from './map-ground.module.css'
// A file every page shares, not a drawing in each of them.
import outline from './outline.svg?no-inline'

/** The three countries and their neighbours, to be drawn on; `line` is how wide their borders are. */
export function MapGround({ line }: { line: number }) {
  return (
    <>
      <use className={styles.neighbours} href={`${outline}#neighbours`} strokeWidth={line * 0.6} />
      <use className={styles.land} href={`${outline}#countries`} strokeWidth={line} />
    </>
  )
}
