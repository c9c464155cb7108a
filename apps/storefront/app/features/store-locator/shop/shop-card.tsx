import { formatDistance } from '@vonk/domain/shipping'
import { Link } from 'react-router'
import { useLaterTranslation } from '#i18n/index.ts'
import { Badge } from '#ui/signs/badge.tsx'
import { useShop } from '../../stores/index.ts'
import { OpenState } from './open-state.tsx'
import styles from './shop-card.module.css'
import type { ShopLocation } from './shop-location.ts'

type ShopCardProps = { shop: ShopLocation; isSelected: boolean }

/** A shop in the list. */
export function ShopCard({ shop, isSelected }: ShopCardProps) {
  const t = useLaterTranslation()
  const { locale } = useShop().view
  return (
    <li className={styles.card} id={`shop-${shop.slug}`} data-selected={isSelected ? '' : undefined}>
      <h2 className={styles.name}>
        <Link to={`/storelocator/${shop.slug}/`}>{shop.name}</Link>
      </h2>
      {shop.distanceKm !== null && (
        <p className={styles.distance}>
          {t('locator.distance', { distance: formatDistance(shop.distanceKm, locale) })}
        </p>
      )}
      <p className={styles.address}>
        {shop.street}, {shop.postcode} {shop.city}
      </p>
      <OpenState shop={shop} />
      {shop.isPickup && <Badge tone="success">{t('locator.pickup')}</Badge>}
    </li>
  )
}
