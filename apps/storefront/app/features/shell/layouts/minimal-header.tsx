import { Logo } from '../header/logo.tsx'
import styles from './minimal-header.module.css'

/** Nothing but the way home, in the middle. */
export function MinimalHeader() {
  return (
    <header className={styles.header}>
      <Logo />
    </header>
  )
}
