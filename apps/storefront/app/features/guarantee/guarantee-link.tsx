import { guaranteePage } from '@vonk/domain/urls'
import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import { useLaterTranslation } from '../../i18n/index.ts'
import styles from './guarantee.module.css'

/** From every product to what the law guarantees about it. */
export function GuaranteeLink() {
  const t = useLaterTranslation()
  return (
    <Link className={styles.link} to={`${guaranteePage}/`}>
      <Icon name="shield" />
      {t('guarantee.title')}
    </Link>
  )
}
