import { Icon } from '@vonk/ui/icon'
import { useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './delivery-promise.module.css'
import { DeliveryCosts } from './delivery-promise.tsx'

/** What is promised of a thing that is made for its buyer: it takes longer, and it cannot go back. */
export function MadeForYou() {
  const t = useLaterTranslation()
  const { homeDelivery } = useShop().view
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" />
        {t('product.made.time')}
      </li>
      {homeDelivery && (
        <li>
          <Icon name="store" />
          <DeliveryCosts {...homeDelivery} />
        </li>
      )}
      <li>
        <Icon name="return" />
        {t('product.made.returns')}
      </li>
    </ul>
  )
}
