import { Icon } from '../controls/icon.tsx'
import styles from './field-error.module.css'

/** What is wrong with an answer, in words that say what to do. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="danger" size="s" />
      {text}
    </p>
  )
}
