import styles from './spinner.module.css'

/** Turns while something is on its way; say in words what, beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
