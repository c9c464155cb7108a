import { Icon } from '../../ui/controls/icon.tsx'
import styles from './form-problem.module.css'

/** What stands in the way of the whole form. The place is always there, so that its first word is read out. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles.problem}>
          <Icon name="danger" size="s" />
          {text}
        </p>
      )}
    </div>
  )
}
