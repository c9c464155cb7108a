import { Icon } from '../icon/icon.tsx'
import styles from './field-error.module.css'

type FieldErrorProps = {
  id?: string
  text: string
  /** Read out as soon as it is there, where no field names it. */
  isAlert?: boolean
}

/** What is wrong with an answer, in words that say what to do. */
export function FieldError({ id, text, isAlert }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={isAlert ? 'alert' : undefined}>
      <Icon name="danger" size="s" />
      {text}
    </p>
  )
}
