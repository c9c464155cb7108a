import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import styles from '../review/refused-order.module.css'

type CartProblemProps = { problem: { readonly title: string; readonly text: string } }

/** Why this cart cannot be ordered as it is, before anybody fills in anything. */
export function CartProblem({ problem: { title, text } }: CartProblemProps) {
  const t = useLaterTranslation()
  return (
    <div className={styles.refused} role="alert">
      <Icon name="warning" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p>{text}</p>}
        <Link to="/cart/">{t('checkout.to-cart')}</Link>
      </div>
    </div>
  )
}
